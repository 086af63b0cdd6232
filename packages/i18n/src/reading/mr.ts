import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  postsTitle: 'कामाच्या गोष्टी',
  postsIntro: 'खोट्या नोकऱ्या, पगाराची स्लिप, पहिला इंटरव्ह्यू: थोडक्यात आणि सोप्या भाषेत.',
  noPosts: 'अजून एकही लेख नाही',
  postedOn: '{{date}} ला टाकलं',
  allPosts: 'सगळे लेख',
  nextPosts: 'पुढे वाचा',
  sharePost: 'हा लेख शेअर करा',
  faqIntro: 'उत्तर पाहायला प्रश्नावर टॅप करा.',
  noFaqs: 'इथे अजून एकही प्रश्न नाही',
  faqMore: 'तुमचा प्रश्न इथे नाही?',
  contactUs: 'आम्हाला लिहा',
  version: 'आवृत्ती {{version}}, {{date}} पासून लागू',
  terms: 'नियम आणि अटी',
  tips: {
    intro: 'इंटरव्ह्यूच्या दिवशी कामी येतील अशा छोट्या टिप्स आणि गोष्टी.',
    visitor: 'सहा प्रकारच्या टिप्स आणि बारा गोष्टी, तुमच्या भाषेत. अगदी मोफत.',
    tabs: 'कोणत्या प्रकारच्या टिप्स',
    interview: 'टिप्स',
    video: 'पाहायच्या गोष्टी',
    categories: 'विषय',
    none: 'अजून एकही इंटरव्ह्यू टिप नाही',
    share: 'ही टिप शेअर करा',
    shareText: 'इंटरव्ह्यू टिप: {{title}}',
    watch: 'पाहा आणि ऐका',
    length_one: '{{count}} वाक्य',
    length_other: '{{count}} वाक्यं',
  },
  player: {
    play: 'चालू करा',
    pause: 'थांबवा',
    again: 'सुरुवातीपासून चालवा',
    silent: 'या फोनमध्ये तुमच्या भाषेचा आवाज नाही: सोबत वाचा, पानं आपोआप बदलतील.',
  },
} as const satisfies SameShape<typeof english>;
