import { useEffect, useRef, useState } from 'react';
import { PROFILES_KEYS } from './keys.ts';
import { WORK_SCENES_VERSION } from './work-scenes-version.ts';

const KNOWN: readonly string[] = PROFILES_KEYS;

/** Returns the URL of the drawn workplace of a job profile; of the general one for an unknown profile. */
export function workSceneUrl(profile: string): string {
  const name = KNOWN.includes(profile) ? profile : 'work';
  return `/assets/work-scenes/${name}.svg?${WORK_SCENES_VERSION}`;
}

/**
 * A drawn workplace of a job profile. It is decorative, because the name of the work is shown next to it. The browser loads it when
 * the reader scrolls near it. Renders nothing if it cannot be loaded, for example offline.
 */
export function WorkScene({ profile }: { readonly profile: string }) {
  const [missing, setMissing] = useState<string>();
  const image = useRef<HTMLImageElement>(null);
  const src = workSceneUrl(profile);
  // An image of the server's HTML may have failed before React listened to its error.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setMissing(src);
  }, [src]);
  if (missing === src) return null;
  return (
    <img
      ref={image}
      className="nk-work-scene"
      loading="lazy"
      decoding="async"
      src={src}
      alt=""
      width={320}
      height={180}
      onError={() => setMissing(src)}
    />
  );
}
