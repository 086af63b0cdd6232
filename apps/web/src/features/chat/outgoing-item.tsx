import { errorPhrase } from '@nukkad/i18n';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { Button } from '@nukkad/ui';
import type { ChatPeer } from './chat-peer.ts';
import { NO_ANSWER, type Outgoing } from './outbox.ts';

interface OutgoingItemProps {
  readonly one: Outgoing;
  readonly peer: ChatPeer;
  /** Whether the connection is lost. The message is sent when the connection returns. */
  readonly isWaiting: boolean;
  readonly onAgain: () => void;
  readonly onRemove: () => void;
}

/** Returns a function that describes why a message was not stored. */
function useProblemPhrase(peer: ChatPeer) {
  const t = useT('chat');
  const errors = useT('errors');
  const language = useLanguage();
  return (code: string) => {
    if (code === 'FORBIDDEN' && peer.kind === 'company') return t('notAllowed');
    return errorPhrase(errors, language, { code, isOffline: code === NO_ANSWER });
  };
}

/** A message that is being sent, queued, or rejected. A rejected one can be sent again or removed. */
export function OutgoingItem({ one, peer, isWaiting, onAgain, onRemove }: OutgoingItemProps) {
  const t = useT('chat');
  const common = useT('common');
  const problemPhrase = useProblemPhrase(peer);
  const removal = (
    <Button variant="quiet" size="s" onClick={onRemove}>
      {t('remove')}
    </Button>
  );
  return (
    <li className="chat-message" data-mine="" data-pending="">
      <p>{one.text}</p>
      {one.problem === null ? (
        <div className="chat-message__waiting">
          <span>{t(isWaiting ? 'waiting' : 'sending')}</span>
          {isWaiting && removal}
        </div>
      ) : (
        <div className="chat-message__problem">
          <span role="alert">
            {t('notSent')}: {problemPhrase(one.problem)}
          </span>
          {one.problem !== 'FORBIDDEN' && (
            <Button variant="quiet" size="s" onClick={onAgain}>
              {common('retry')}
            </Button>
          )}
          {removal}
        </div>
      )}
    </li>
  );
}
