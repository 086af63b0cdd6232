import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'माझा रेझ्युमे',
  frame: 'तुमचा रेझ्युमे',
  none: 'तुमचा रेझ्युमे अजून नाही',
  noneHint: 'अपलोड करा, किंवा आम्ही तुमच्या प्रोफाइलवरून बनवू.',
  toProfile: 'माझी प्रोफाइल',
  oldWord: 'जुनी Word फाइल (.doc) इथे दिसत नाही. वाचण्यासाठी डाउनलोड करा, किंवा रेझ्युमे PDF किंवा DOCX मध्ये टाका.',
  noPreview: 'ही फाइल इथे दिसणार नाही. वाचण्यासाठी डाउनलोड करा.',
  video: {
    heading: 'एका मिनिटात स्वतःची ओळख',
    title: 'व्हिडिओ रेझ्युमे',
    text: 'व्हिडिओ रेझ्युमे मोबाइल ॲपमध्ये बनतो: 10 ते 60 सेकंद स्वतःबद्दल. मग तो इथे तुमच्या प्रोफाइलमध्येही दिसतो.',
    noApp: 'मोबाइल ॲप अजून स्टोअरमध्ये नाही.',
  },
  linkTitle: 'रेझ्युमे',
} as const satisfies SameShape<typeof english>;
