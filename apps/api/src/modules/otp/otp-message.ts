import type { Language, Localized } from '@nukkad/contract';
import { fillPlaceholders } from '@nukkad/i18n/fill-placeholders.ts';

/** The SMS, one DLT template a language: registered texts may not differ in a single letter. */
const TEXT: Localized = {
  en: '{{code}} is your Nukkad Jobs code. It is valid for 5 minutes. Do not share it with anyone.',
  hi: '{{code}} आपका Nukkad Jobs कोड है। यह 5 मिनट तक चलेगा। इसे किसी को न बताएँ।',
  mr: '{{code}} हा तुमचा Nukkad Jobs कोड आहे. तो 5 मिनिटं चालेल. तो कोणालाही सांगू नका.',
};

export function otpMessage(code: string, language: Language): string {
  return fillPlaceholders(TEXT[language], { code });
}
