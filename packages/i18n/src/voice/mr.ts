import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  notice:
    'तुमचा ब्राउझर तुमचं बोलणं शब्दांत बदलतो. त्यासाठी ब्राउझर बनवणारी कंपनी, उदा. Google किंवा Apple, तुमचा आवाज घेऊ शकते.',
  begin: 'ठीक आहे, ऐका',
  stop: 'थांबवा',
  heard: 'हे ऐकू आलं',
  again: 'पुन्हा बोला',
  problem: {
    refused: 'माइकची परवानगी नाही. ब्राउझरच्या सेटिंगमध्ये परवानगी द्या, किंवा लिहा.',
    'no-speech': 'काही ऐकू आलं नाही. फोनजवळ थोडं मोठ्याने बोला.',
    'no-microphone': 'माइक सापडला नाही. बोलण्याऐवजी लिहा.',
    'no-line': 'आवाज समजायला इंटरनेट लागतं. इंटरनेट आलं की पुन्हा प्रयत्न करा.',
    'no-language': 'या ब्राउझरला ही भाषा अजून समजत नाही. बोलण्याऐवजी लिहा.',
    failed: 'झालं नाही. पुन्हा प्रयत्न करा, किंवा लिहा.',
  },
} as const satisfies SameShape<typeof english>;
