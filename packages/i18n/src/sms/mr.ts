import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  code: '{{code}} हा तुमचा Nukkad Jobs कोड आहे. तो 5 मिनिटं चालेल. तो कोणालाही सांगू नका.',
  signIn: '{{code}} या कोडने Nukkad Jobs मध्ये लॉगिन करा. तो 5 मिनिटं चालेल. तो कोणालाही सांगू नका.',
} as const satisfies SameShape<typeof english>;
