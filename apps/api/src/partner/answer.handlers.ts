import { answerReasons, answerSend, answerUndo, applicantReopen } from '@nukkad/contract/partner/index.ts';
import { sendAnswers } from '@nukkad/core/answers/send-answers.ts';
import { reopenApplicant, undoAnswer } from '@nukkad/core/answers/take-back.ts';
import { listAnswerReasons } from '@nukkad/core/applications/answer-reasons.ts';
import { bind } from './partner-binding.ts';

export const answerBindings = [
  bind(answerSend, async ({ body }, session, { container, key }) => ({
    items: [...(await sendAnswers(container, session, body, key))],
  })),

  bind(answerUndo, ({ params }, session, { container }) => undoAnswer(container, session, params.answer)),

  bind(applicantReopen, ({ params }, session, { container }) =>
    reopenApplicant(container, session, params.application),
  ),

  bind(answerReasons, async (_input, _session, { container, language }) => ({
    items: await listAnswerReasons(container.database, language),
  })),
];
