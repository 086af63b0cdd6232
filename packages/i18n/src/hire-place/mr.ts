import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  city: 'शहर किंवा गाव',
  cityHint: 'पहिली काही अक्षरं लिहा, जसं नाशिक, आणि यादीतून निवडा. पिन कोडही चालेल.',
  cityMissing: 'यादीतून शहर निवडा, जसं नाशिक.',
  locality: 'परिसर किंवा पिन कोड',
  localityHint: 'पहिली काही अक्षरं, जसं कोथरूड, किंवा सहा अंक, जसं 411038.',
  middle: 'परिसर नसेल तर लोकांना {{city}} शहराच्या मध्यापर्यंतचं अंतर दिसतं.',
  useLocation: 'मी आत्ता तिथेच आहे',
  located: 'मिळालं. जागा कळली.',
  failed: 'फोनने जागा सांगितली नाही. परवानगी देऊन परत प्रयत्न करा.',
} as const satisfies SameShape<typeof english>;
