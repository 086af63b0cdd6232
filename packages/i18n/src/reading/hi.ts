import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  postsTitle: 'काम की बातें',
  postsIntro: 'फ़र्ज़ी नौकरी, सैलरी स्लिप, पहला इंटरव्यू: कम शब्दों में, सीधी भाषा में।',
  noPosts: 'अभी कोई लेख नहीं है',
  postedOn: '{{date}} को डाला',
  allPosts: 'सारे लेख',
  nextPosts: 'आगे पढ़ें',
  sharePost: 'यह लेख शेयर करें',
  faqIntro: 'जवाब देखने के लिए सवाल पर टैप करें।',
  noFaqs: 'अभी यहाँ कोई सवाल नहीं है',
  faqMore: 'आपका सवाल यहाँ नहीं है?',
  contactUs: 'हमें लिखें',
  version: 'वर्ज़न {{version}}, {{date}} से लागू',
  terms: 'नियम और शर्तें',
  tips: {
    intro: 'इंटरव्यू के दिन काम आने वाली छोटी-छोटी बातें और कहानियाँ।',
    visitor: 'छह तरह के टिप्स और बारह कहानियाँ, आपकी भाषा में। बिल्कुल मुफ़्त।',
    tabs: 'किस तरह के टिप्स',
    interview: 'टिप्स',
    video: 'देखने की कहानियाँ',
    categories: 'विषय',
    none: 'अभी कोई इंटरव्यू टिप नहीं है',
    share: 'यह टिप शेयर करें',
    shareText: 'इंटरव्यू टिप: {{title}}',
    watch: 'देखें और सुनें',
    length_one: '{{count}} वाक्य',
    length_other: '{{count}} वाक्य',
  },
  player: {
    play: 'चलाएँ',
    pause: 'रोकें',
    again: 'शुरू से चलाएँ',
    silent: 'इस फ़ोन में आपकी भाषा की आवाज़ नहीं है: साथ-साथ पढ़ें, पन्ने अपने आप बदलेंगे।',
  },
} as const satisfies SameShape<typeof english>;
