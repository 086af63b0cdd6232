import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect } from 'vitest';
import { readableJson } from './readable-json.ts';

/** If it is 1, the test writes its file instead of comparing it. */
const APPROVE = process.env.NUKKAD_APPROVE === '1';

/**
 * Collects the answers of a test by the names of its steps, and compares them with an approved file.
 */
export class ApprovedAnswers {
  readonly #path: string;
  readonly #steps: Record<string, unknown> = {};

  constructor(path: string) {
    this.#path = path;
  }

  add(step: string, answer: unknown): void {
    if (step in this.#steps) throw new Error(`There are two steps with the name ${step}`);
    this.#steps[step] = answer;
  }

  /** Fails for each step that differs from the file, and for each step that is only here or only in the file. */
  compare(): void {
    // Converts dates and drops undefined, so that both sides are JSON.
    const text = `${readableJson(JSON.parse(JSON.stringify(this.#steps)))}\n`;
    if (APPROVE) {
      mkdirSync(dirname(this.#path), { recursive: true });
      writeFileSync(this.#path, text);
      return;
    }
    const hint = `Read the difference. If it is intended, run the test again with NUKKAD_APPROVE=1.`;
    expect(existsSync(this.#path), `${this.#path} is missing. ${hint}`).toBe(true);
    const approved = JSON.parse(readFileSync(this.#path, 'utf8')) as Record<string, unknown>;
    const answers = JSON.parse(text) as Record<string, unknown>;
    expect(Object.keys(answers), hint).toEqual(Object.keys(approved));
    for (const [step, answer] of Object.entries(answers))
      expect.soft(answer, `${step}. ${hint}`).toEqual(approved[step]);
  }
}
