/** A block of commands of the guide, as CI runs it. */
export interface GuideBlock {
  /** The heading above it. */
  readonly heading: string;
  /** The commands, or those that CI runs instead if the block says so. */
  readonly commands: string;
  /** The reason why CI does not run the block; null if CI runs it. */
  readonly notRun: string | null;
}

/** A file whose content the guide shows. */
export interface GuideFile {
  readonly name: string;
  readonly content: string;
}

const PART =
  /^#{2,3} (?<heading>.+)$|(?:<!-- (?<mark>not run|CI runs instead): (?<words>[\s\S]*?) -->\n\n)?```sh\n(?<commands>[\s\S]*?)^```$/gm;

/**
 * Returns the commands of a guide in order. A comment above a block changes what CI does with it:
 * `<!-- not run: reason -->` skips it, `<!-- CI runs instead: commands -->` replaces it.
 */
export function readGuide(markdown: string): readonly GuideBlock[] {
  let heading = '';
  return [...markdown.matchAll(PART)].flatMap(({ groups = {} }) => {
    if (groups.heading !== undefined) {
      heading = groups.heading;
      return [];
    }
    const isReplaced = groups.mark === 'CI runs instead';
    const commands = (isReplaced ? groups.words : groups.commands) ?? '';
    return [
      { heading, commands: commands.trim(), notRun: groups.mark === 'not run' ? (groups.words ?? '') : null },
    ];
  });
}

/** Returns the files shown in a guide: csv blocks with a file name after the language. */
export const readGuideFiles = (markdown: string): readonly GuideFile[] =>
  [...markdown.matchAll(/^```csv (\S+)\n([\s\S]*?)^```$/gm)].map(([, name = '', content = '']) => ({
    name,
    content,
  }));

const isOps = (line: string): boolean => /^(?:ops |OPS_KEY=|export OPS_KEY|#|$)/.test(line.trim());

/** Returns whether a block uses only the operators' command line, so that it runs without containers. @internal */
export const isOpsOnly = ({ commands }: GuideBlock): boolean => commands.split('\n').every(isOps);

/** Joins all blocks into one shell script. It prints where it is and stops at the first failed command. */
export function scriptOf(blocks: readonly GuideBlock[]): string {
  const parts = blocks
    .filter(({ notRun }) => notRun === null)
    .map(({ heading, commands }) => `echo '== ${heading.replaceAll("'", '’')}'\n${commands}`);
  return ['set -euo pipefail', ...parts, "echo '== the guide has run'"].join('\n\n');
}
