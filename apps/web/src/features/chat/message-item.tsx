import type { ChatMessage } from '@nukkad/contract';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { CheckCheck } from 'lucide-react';
import type { ChatPeer } from './chat-peer.ts';

interface MessageItemProps {
  readonly message: ChatMessage;
  /** The previous message. The date is shown if it differs from that message's date. */
  readonly before: ChatMessage | undefined;
  readonly peer: ChatPeer;
  /** Whether to show that the other side has read the message. */
  readonly isSeen?: boolean;
}

/** One message with its sender and time. */
export function MessageItem({ message, before, peer, isSeen = false }: MessageItemProps) {
  const t = useT('chat');
  const format = useFormat();
  const day = format.date(message.createdAt);
  const isNewDay = !before || format.date(before.createdAt) !== day;
  const other = peer.kind === 'company' ? peer.company.name : t('admin');
  const isMine = message.sender === 'CANDIDATE';
  return (
    <>
      {isNewDay && <li className="chat-day">{day}</li>}
      <li className="chat-message" data-mine={isMine ? '' : undefined}>
        <span className="nk-hidden">{isMine ? t('you') : other || t('notAvailable')}: </span>
        <p>{message.text || t('notAvailable')}</p>
        <time dateTime={message.createdAt}>{format.time(message.createdAt)}</time>
        {isSeen && (
          <span className="chat-message__seen">
            <CheckCheck aria-hidden size={16} /> {t('seen')}
          </span>
        )}
      </li>
    </>
  );
}
