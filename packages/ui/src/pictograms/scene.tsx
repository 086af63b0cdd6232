import { FromSheet } from './from-sheet.tsx';
import type { SCENES_KEYS } from './keys.ts';
import scenes from './sprites/scenes.svg?url&no-inline';

export type SceneKey = (typeof SCENES_KEYS)[number];

/** A picture for empty states, missing pages, steps and success messages. */
export function Scene({ name, width = 200 }: { readonly name: SceneKey; readonly width?: number }) {
  return <FromSheet href={`${scenes}#${name}`} width={width} height={width * 0.75} className="nk-scene" />;
}
