import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  code: '{{code}} आपका Nukkad Jobs कोड है। यह 5 मिनट तक चलेगा। इसे किसी को न बताएँ।',
  signIn: '{{code}} से Nukkad Jobs में लॉगिन करें। यह कोड 5 मिनट तक चलेगा। इसे किसी को न बताएँ।',
} as const satisfies SameShape<typeof english>;
