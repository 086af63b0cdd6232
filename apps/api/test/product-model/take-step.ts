import * as company from './company-rules.ts';
import type { Model } from './model.ts';
import * as seekers from './seeker-rules.ts';
import type { Step } from './steps.ts';

/** Whether nobody can take the step, because the seeker has no account or has one already. */
export function isImpossible(model: Model, step: Step): boolean {
  if (step.kind === 'return') return model.person(step.seeker).account !== null;
  const ofSeeker = ['apply', 'withdraw', 'contact', 'report', 'use-code', 'request-credits', 'delete'];
  return 'seeker' in step && ofSeeker.includes(step.kind) && model.person(step.seeker).account === null;
}

function takeSeekersStep(model: Model, step: Step): string | null {
  if (!('seeker' in step)) return null;
  const { seeker } = step;
  const { account } = model.person(seeker);
  if (step.kind === 'return') {
    model.open(model.person(seeker));
    return 'DONE';
  }
  if (step.kind === 'use-code') return seekers.useCode(model, seeker, step.owner);
  if (step.kind === 'request-credits') return seekers.requestCredits(model, seeker);
  if (step.kind === 'delete') return seekers.deleteAccount(model, seeker);
  if (step.kind === 'report') return seekers.report(model, seeker, step.job);
  if (account === null) return null;
  if (step.kind === 'apply') return seekers.apply(model, account, step.job);
  if (step.kind === 'withdraw') return seekers.withdraw(model, account, step.job);
  return step.kind === 'contact' ? seekers.showContact(model, account, step.job) : null;
}

/** Changes the model as the step should change the product. Returns what should come out of it. */
export function takeStep(model: Model, step: Step): string {
  const outcome = takeSeekersStep(model, step);
  if (outcome !== null) return outcome;
  switch (step.kind) {
    case 'look':
      return company.look(model, step.seeker, step.job);
    case 'answer':
      return company.answer(model, step);
    case 'undo':
      return company.undo(model, step.seeker, step.job);
    case 'reopen':
      return company.reopen(model, step.seeker, step.job);
    case 'release':
      return company.release(model);
    case 'refund-unseen':
      return seekers.refundUnseen(model);
    case 'resume':
      return company.resume(model, step.job);
    case 'remove':
      return company.remove(model, step.job);
    default:
      return 'DONE';
  }
}
