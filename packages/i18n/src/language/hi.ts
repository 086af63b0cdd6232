import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'अपनी भाषा चुनें',
  hint: 'हर पेज के ऊपर से आप इसे कभी भी बदल सकते हैं।',
  notInProfile: 'पेज की भाषा बदल गई, पर आपकी प्रोफ़ाइल में अभी नहीं बदली। इंटरनेट देखकर फिर कोशिश करें।',
} as const satisfies SameShape<typeof english>;
