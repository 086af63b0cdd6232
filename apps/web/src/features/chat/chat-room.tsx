import { useT } from '@nukkad/i18n/react.ts';
import { Button, ErrorState, Notice } from '@nukkad/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { PageSkeleton } from '../../lib/page/page-skeleton.tsx';
import { useErrorPhrase } from '../../lib/query/use-error-phrase.ts';
import { useServices } from '../../lib/services.ts';
import { useDraft } from '../../lib/storage/use-draft.ts';
import { useIsSignedIn } from '../../lib/use-session.ts';
import { allMessages } from './chat-history.ts';
import type { ChatPeer } from './chat-peer.ts';
import { chatQuery } from './chat-query.ts';
import { MessageForm } from './message-form.tsx';
import { MessageItem } from './message-item.tsx';
import { NoMessages } from './no-messages.tsx';
import { OutgoingItem } from './outgoing-item.tsx';
import { useChatConnection } from './use-chat-connection.ts';
import { useOutbox } from './use-outbox.ts';
import { useReadMarks } from './use-read-marks.ts';
import { useThrottledTyping } from './use-typing.ts';
import './chat.css';
import { retryQuery } from '../../lib/query/retry-query.ts';

/** A conversation, scrolled to its newest message, and the form to write in. */
export function ChatRoom({ peer }: { readonly peer: ChatPeer }) {
  const t = useT('chat');
  const phrase = useErrorPhrase();
  const isSignedIn = useIsSignedIn();
  const chat = useInfiniteQuery({ ...chatQuery(useServices(), peer), enabled: isSignedIn });
  const connection = useChatConnection(peer);
  const { outgoing, send, again, remove } = useOutbox(peer, connection);
  const messages = chat.data ? allMessages(chat.data) : [];
  const { seen } = useReadMarks(peer, connection, messages);
  const lastSeen = messages.findLast(({ sender, sequence }) => sender === 'CANDIDATE' && sequence <= seen);
  const reportTyping = useThrottledTyping(() => {
    void connection.connection.current?.then((open) => open?.typing(peer));
  });
  // Each conversation has its own draft.
  const draftName = peer.kind === 'company' ? peer.company.id : peer.kind;
  const [text, setText, forgetText] = useDraft(`chat-${draftName}`, '');
  const box = useRef<HTMLInputElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const hasAny = messages.length + outgoing.length > 0;
  const newest = `${messages.at(-1)?.sequence} ${outgoing.length}`;
  // Scroll to the end when a message was added there.
  useEffect(() => {
    if (hasAny) end.current?.scrollIntoView({ block: 'end' });
  }, [newest, hasAny]);
  const sendText = (written: string) => {
    send(written);
    forgetText();
  };
  const write = (written: string) => {
    setText(written);
    if (written.trim() !== '') reportTyping();
  };
  // The reader can still change it before sending.
  const pick = (question: string) => {
    setText(question);
    box.current?.focus();
  };
  return (
    <div className="chat-room">
      {chat.isPending && <PageSkeleton />}
      {chat.isError && (
        <ErrorState
          text={phrase(chat.error) ?? ''}
          isRetrying={chat.isFetching}
          onRetry={() => retryQuery(chat)}
        />
      )}
      {chat.isSuccess && !hasAny && <NoMessages peer={peer} onPick={pick} />}
      {chat.hasNextPage && (
        <Button
          variant="quiet"
          size="s"
          isBusy={chat.isFetchingNextPage}
          onClick={() => void chat.fetchNextPage()}
        >
          {t('older')}
        </Button>
      )}
      <div role="log" aria-label={t('messages')}>
        <ol className="chat-messages">
          {messages.map((message, index) => (
            <MessageItem
              key={message.sequence}
              message={message}
              before={messages[index - 1]}
              peer={peer}
              isSeen={message === lastSeen}
            />
          ))}
          {outgoing.map((one) => (
            <OutgoingItem
              key={one.clientKey}
              one={one}
              peer={peer}
              isWaiting={connection.state === 'lost'}
              onAgain={() => again(one)}
              onRemove={() => remove(one)}
            />
          ))}
        </ol>
      </div>
      <p className="chat-typing" role="status">
        {connection.isTyping &&
          t('typing', { name: peer.kind === 'company' ? peer.company.name : t('admin') })}
      </p>
      {connection.state === 'lost' && <Notice tone="warning">{t('lost')}</Notice>}
      <MessageForm text={text} onText={write} box={box} onSend={sendText} />
      <div ref={end} />
    </div>
  );
}
