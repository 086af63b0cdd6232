import type { ProfileFile } from '@nukkad/contract';
import type { StoredProfile } from './profile-repository.ts';

/** Returns a file with a readable name made of its owner and its kind, because the stored key contains neither. */
function named(profile: StoredProfile, kind: string, key: string, thumbnailKey: string | null): ProfileFile {
  const extension = /\.[a-z0-9]+$/i.exec(key)?.[0] ?? '';
  const owner = profile.name.trim().replace(/\s+/g, '_');
  return { key, name: `${owner}_${kind}${extension}`, thumbnailKey };
}

export function resumeOf(profile: StoredProfile): ProfileFile | null {
  return profile.resumeKey === null
    ? null
    : named(profile, 'resume', profile.resumeKey, profile.resumeThumbnailKey);
}

export function videoOf(profile: StoredProfile): ProfileFile | null {
  return profile.videoKey === null
    ? null
    : named(profile, 'video', profile.videoKey, profile.videoThumbnailKey);
}

/** Returns the latest identity proof or Aadhaar card; null if there is none. */
export function paperOf(profile: StoredProfile, kind: 'IDENTITY_PROOF' | 'AADHAAR'): ProfileFile | null {
  const file = profile.files.find((stored) => stored.kind === kind);
  const what = kind === 'AADHAAR' ? 'aadhaar' : 'identity';
  return file ? named(profile, what, file.key, null) : null;
}

export function certificatesOf(profile: StoredProfile): ProfileFile[] {
  const certificates = profile.files.filter((stored) => stored.kind === 'CERTIFICATE');
  return certificates.map((file, index) => named(profile, `certificate_${index + 1}`, file.key, null));
}
