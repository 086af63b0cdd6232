import { EXAMPLE_INSTANT, type ExamplesOf } from '../shared/route-example.ts';
import type { ChatMessage } from './chat.domain.ts';
import type * as routes from './chat.routes.ts';

const message: ChatMessage = {
  id: '0199b3f2-7c1a-7d10-9a51-2f6c1d0e6a01',
  sequence: 7,
  text: 'नमस्कार, इंटरव्यू किती वाजता आहे?',
  sender: 'CANDIDATE',
  senderName: 'Asha Patil',
  createdAt: EXAMPLE_INSTANT,
};

const answer: ChatMessage = {
  ...message,
  id: '0199b3f2-7c1a-7d10-9a51-2f6c1d0e6a02',
  sequence: 8,
  text: 'सकाळी ११ वाजता.',
  sender: 'COMPANY',
  senderName: 'Annapurna Kitchens',
};

export const chatExamples: ExamplesOf<typeof routes> = {
  chatWithCompany: {
    input: { companyId: '0199b3f2-7c1a-7d10-9a51-2f6c1d0e4c22', before: 9, limit: 50 },
    output: { messages: [message, answer], before: 7 },
  },
  chatWithAdmin: {
    input: { limit: 50 },
    output: { messages: [message, { ...answer, sender: 'ADMIN', senderName: 'Nukkad Jobs' }], before: null },
  },
};
