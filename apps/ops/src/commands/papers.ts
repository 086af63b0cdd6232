import { decidePaper, openPaper } from '@nukkad/core/registration/decide-paper.ts';
import type { Command } from '../command.ts';
import { writeExport } from '../export/write-records.ts';
import { requireNote } from '../find.ts';
import { selectPapersWaiting } from './claims.queries.ts';
import { onPage, PAGE } from './page.queries.ts';

/** File mode that lets only the owner read the file. */
const PRIVATE = { mode: 0o600 };

const papersList: Command = {
  name: 'papers list',
  parameters: [],
  options: PAGE,
  summary: 'Photos of shop fronts and licences that wait for an operator, oldest first.',
  examples: ['papers list'],
  run: ({ container, options }) => container.database.query(onPage(selectPapersWaiting(), options)),
};

const papersExport: Command = {
  name: 'papers export',
  parameters: ['paper', 'file'],
  needsSecret: true,
  summary:
    'Writes a paper to a file to look at: .webp or .pdf. Delete the file afterwards. The audit notes it.',
  examples: ['papers export 0199f0c2-… shop.webp'],
  run: async ({ container, actor }, paperId = '', file = '') => {
    const { companyId, contentType, body } = await openPaper(container, { paperId, actor });
    await writeExport(file, body, PRIVATE);
    return { paper: paperId, company: companyId, file, type: contentType, bytes: body.length };
  },
};

const papersAccept: Command = {
  name: 'papers accept',
  parameters: ['paper'],
  summary:
    'Accepts a paper: name, place and trade are those of the company. Its check on identity then passes.',
  examples: ['papers accept 0199f0c2-…'],
  run: async ({ container, actor }, paperId = '') => {
    const { companyId } = await decidePaper(container, { paperId, isAccepted: true, actor });
    return { paper: paperId, state: 'ACCEPTED', company: companyId };
  },
};

const papersRefuse: Command = {
  name: 'papers refuse',
  parameters: ['paper', 'reason'],
  summary: 'Refuses a paper. Only operators see the reason; the company can add another one.',
  examples: ['papers refuse 0199f0c2-… "another name on the board"'],
  run: async ({ container, actor }, paperId = '', text = '') => {
    const reason = requireNote(text);
    const { companyId } = await decidePaper(container, { paperId, isAccepted: false, actor, reason });
    return { paper: paperId, state: 'REFUSED', company: companyId };
  },
};

/** Commands on the papers of companies. */
export const paperCommands: readonly Command[] = [papersList, papersExport, papersAccept, papersRefuse];
