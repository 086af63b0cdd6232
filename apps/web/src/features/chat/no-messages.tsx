import { useT } from '@nukkad/i18n/react.ts';
import { Button, EmptyState, Scene } from '@nukkad/ui';
import type { ChatPeer } from './chat-peer.ts';

/** Keys of the questions that an empty conversation offers, by the kind of peer. */
const QUESTIONS = {
  company: ['open', 'interview', 'bring'],
  admin: ['credits', 'number', 'money'],
} as const;

interface NoMessagesProps {
  readonly peer: ChatPeer;
  /** Called with the text of the question that was pressed. */
  readonly onPick: (question: string) => void;
}

/** Shown while a conversation has no message: what to ask, with questions that one press puts into the text field. */
export function NoMessages({ peer, onPick }: NoMessagesProps) {
  const t = useT('chat');
  const questions = QUESTIONS[peer.kind].map((key) => t(`ask.${key}`));
  return (
    <EmptyState
      picture={<Scene name="no-messages" width={160} />}
      title={t('none')}
      action={
        <ul className="chat-questions" aria-label={t('ask.title')}>
          {questions.map((question) => (
            <li key={question}>
              <Button variant="secondary" size="s" onClick={() => onPick(question)}>
                {question}
              </Button>
            </li>
          ))}
        </ul>
      }
    >
      <p>{t(peer.kind === 'admin' ? 'adminHint' : 'companyHint')}</p>
    </EmptyState>
  );
}
