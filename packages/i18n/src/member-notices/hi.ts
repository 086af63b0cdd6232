import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  applicants: {
    one: 'नई अर्ज़ी आई: “{{jobTitle}}”। आज ही देखकर फ़ोन करें, किसी और के बुलाने से पहले।',
    many: 'नई अर्ज़ियाँ: {{count}}। सबसे नई “{{jobTitle}}” के लिए है।',
    withdrawn: '“{{jobTitle}}” की एक अर्ज़ी वापस ले ली गई है। उसकी जानकारी अब आपको नहीं दिखेगी।',
  },
  interviews: {
    confirmed: 'इंटरव्यू पक्का हुआ: “{{jobTitle}}”, {{date}}, {{time}}।',
    'other-time': '“{{jobTitle}}” के इंटरव्यू के लिए दूसरा समय माँगा गया है: {{date}}, {{time}}।',
    declined: '“{{jobTitle}}” के इंटरव्यू में उम्मीदवार नहीं आएँगे: {{date}}, {{time}}।',
    cancelled: '“{{jobTitle}}” का इंटरव्यू अब नहीं होगा: {{date}}, {{time}}। अर्ज़ी वापस ले ली गई है।',
  },
  messages: {
    one: '{{jobTitle}} के एक उम्मीदवार ने आपको मैसेज लिखा है।',
  },
  answers: {
    waiting: 'इतने लोग आपके जवाब के इंतज़ार में हैं: {{count}}। सबसे लंबा इंतज़ार {{days}} दिन का है।',
    paused: '“{{jobTitle}}” अभी रुका है, क्योंकि बहुत लोग आपके जवाब के इंतज़ार में हैं। जवाब देते ही यह अपने आप खुल जाएगा।',
    resumed: '“{{jobTitle}}” फिर से खुल गया है। जवाब देने के लिए शुक्रिया।',
  },
  jobs: {
    'still-open': 'क्या “{{jobTitle}}” के लिए अब भी कोई चाहिए? एक बार दबाकर बताएँ।',
    'closed-silent':
      '“{{jobTitle}}” बंद कर दी गई है, क्योंकि किसी ने बताया नहीं कि वह अब भी खुली है या नहीं। आप उसे फिर से खोल सकते हैं।',
    approved: '“{{jobTitle}}” की जाँच हो गई, अब वह खुली है।',
    refused: 'हमारी टीम ने “{{jobTitle}}” ठुकरा दी। वजह नौकरी के पेज पर देखें।',
  },
  reviews: {
    new: 'आपके यहाँ इंटरव्यू देने वाले किसी ने रिव्यू लिखा है। पढ़कर देखें।',
  },
  help: {
    answered: 'आपके सवाल का जवाब आ गया है। “मदद” में देखें।',
    done: 'हमारी टीम ने आपका सवाल निपटा दिया है। “मदद” में देखें।',
  },
} as const satisfies SameShape<typeof english>;
