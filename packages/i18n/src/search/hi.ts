import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  label: 'काम, कंपनी या जगह',
  placeholder: 'जैसे रसोइया',
  recentCompanies: 'आपकी देखी हुई कंपनियाँ',
  popularCompanies: 'लोगों की पसंदीदा कंपनियाँ',
  recentJobs: 'आपके देखे हुए काम',
  latestJobs: 'सबसे नए काम',
  latestIn: '{{city}} के सबसे नए काम',
  companies: 'ये कंपनियाँ मिलीं',
  jobs: 'ये काम मिले',
  followers_one: '{{count}} फ़ॉलोअर',
  followers_other: '{{count}} फ़ॉलोअर',
  showAll: '“{{text}}” के सारे काम',
  none: '“{{text}}” के लिए कुछ नहीं मिला',
  noneHint: 'एक ही शब्द लिखें, दूसरी तरह से लिखें, या सारे काम देखें।',
  allJobs: 'सारे काम',
  jobsIn: '{{city}} में काम',
  forget: 'देखा हुआ हटाएँ',
  forgetOne: 'देखे हुए में से “{{name}}” हटाएँ',
  forgotten: 'हटा दिया',
  forgetFailed: 'हटा नहीं पाए। फिर से कोशिश करें।',
  startEmpty: 'काम, कंपनी या जगह लिखें। यहाँ अभी कोई काम नहीं है।',
  failed: 'खोज का जवाब नहीं आया। लिस्ट देखने के लिए “खोजें” दबाएँ।',
  results: 'काम: {{jobs}}, कंपनियाँ: {{companies}}',
} as const satisfies SameShape<typeof english>;
