import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { withoutShapeKeys } from './light-icons.ts';

function installed(icon: string): string {
  return readFileSync(fileURLToPath(import.meta.resolve(`lucide-react/icons/${icon}`)), 'utf8');
}

it('removes only the key of each shape', () => {
  const code =
    '[["path", { d: "M1 2", key: "1r0f0z" }], ["path", {\n d: "M3",\n key: "ilqhr7"\n }]], key("a")';
  expect(withoutShapeKeys(code)).toBe('[["path", { d: "M1 2" }], ["path", {\n d: "M3"\n }]], key("a")');
});

it('finds keys in the installed icons', () => {
  const code = installed('map-pin');
  expect(code).toContain('key: ');
  expect(withoutShapeKeys(code)).not.toContain('key: ');
});
