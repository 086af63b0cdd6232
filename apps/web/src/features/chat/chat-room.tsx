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
import './chat.css';

/** A conversation, scrolled to its newest message, and the form to write in. */
export function ChatRoom({ peer }: { readonly peer: ChatPeer }) {
  const t = useT('chat');
  const phrase = useErrorPhrase();
  const isSignedIn = useIsSignedIn();
  const chat = useInfiniteQuery({ ...chatQuery(useServices(), peer), enabled: isSignedIn });
  const connection = useChatConnection(peer);
  const { outgoing, send, again, remove } = useOutbox(peer, connection);
  const messages = chat.data ? allMessages(chat.data) : [];
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
          onRetry={() => void chat.refetch()}
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
            <MessageItem key={message.sequence} message={message} before={messages[index - 1]} peer={peer} />
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
      {connection.state === 'lost' && <Notice tone="warning">{t('lost')}</Notice>}
      <MessageForm text={text} onText={setText} box={box} onSend={sendText} />
      <div ref={end} />
    </div>
  );
}
