import { splitLanguagePath } from './language-path.ts';

/** The one page with a microphone. */
const VOICE_PATH = '/searchjob';

/** Whether the document at this address may use the microphone; its headers say so, and they stay while links are followed in it. */
export function isVoicePage(address: string): boolean {
  const [path = ''] = splitLanguagePath(address).path.split(/[?#]/);
  return path.toLowerCase().replace(/\/+$/, '') === VOICE_PATH;
}
