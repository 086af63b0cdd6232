import { splitLanguagePath } from './language-path.ts';

/** Path of the only page with voice input. */
const VOICE_PATH = '/searchjob';

/**
 * Whether the page at this path may use the microphone. Decides its Permissions-Policy header, which stays in force
 * while the user follows links without a reload.
 */
export function isVoicePage(address: string): boolean {
  const [path = ''] = splitLanguagePath(address).path.split(/[?#]/);
  return path.toLowerCase().replace(/\/+$/, '') === VOICE_PATH;
}
