import { useGoBack } from '@nukkad/browser/routing/use-go-back.ts';
import { PartnerApiError } from '@nukkad/contract/partner/partner-client.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { Button, EmptyState, LinkButton, Scene, TopBar, UiLink } from '@nukkad/ui';
import { useEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { useWhen } from '../../features/interviews/use-when.ts';
import { Loaded } from '../../lib/loaded.tsx';
import { useErrorPhrase } from '../../lib/use-error-phrase.ts';
import { type ThreadMessage, useThread } from './use-thread.ts';
import { WriteBox } from './write-box.tsx';
import './thread.css';

const GONE = ['ACCESS_ENDED', 'NOT_FOUND'];

interface MessagesProps {
  readonly firstName: string;
  readonly messages: readonly ThreadMessage[];
  /** The number of the last message that the applicant has read. */
  readonly read: number;
}

/** The messages, the oldest first. The last own message says whether it was read. */
function Messages({ firstName, messages, read }: MessagesProps) {
  const t = useT('hire-messages');
  const { when } = useWhen();
  const end = useRef<HTMLDivElement>(null);
  const last = messages.at(-1)?.sequence;
  const lastOurs = messages.findLast(({ sender }) => sender === 'COMPANY')?.sequence;
  useEffect(() => {
    if (last !== undefined) end.current?.scrollIntoView({ block: 'end' });
  }, [last]);
  return (
    <div role="log" aria-label={t('messages', { name: firstName })}>
      <ol className="hire-thread__list">
        {messages.map(({ sequence, sender, text, at }) => (
          <li key={sequence} className={`hire-thread__message hire-thread__message--${sender.toLowerCase()}`}>
            <span className="nk-hidden">{sender === 'COMPANY' ? t('you') : firstName}: </span>
            <p>{text}</p>
            <span className="hire-thread__time">
              {when(at)}
              {sequence === lastOurs && read >= sequence && ` · ${t('seen')}`}
            </span>
          </li>
        ))}
      </ol>
      <div ref={end} className="hire-thread__end" />
    </div>
  );
}

function Gone({ error }: { readonly error: unknown }) {
  const t = useT('hire-messages');
  const phrase = useErrorPhrase();
  return (
    <EmptyState
      headingLevel={1}
      picture={<Scene name="not-found" />}
      title={phrase(error) ?? ''}
      action={<LinkButton href="/messages">{t('toMessages')}</LinkButton>}
    />
  );
}

/** The conversation with one applicant. */
export function Screen() {
  const t = useT('hire-messages');
  const common = useT('common');
  const phrase = useErrorPhrase();
  const { application = '' } = useParams();
  const goBack = useGoBack(`/applicants/${application}`);
  const { query, messages, loadOlder, isLoadingOlder, olderError } = useThread(application);
  const { error, data } = query;
  const isGone = error instanceof PartnerApiError && GONE.includes(error.code);
  return (
    <div className="nk-page nk-page--text hire-page hire-thread">
      <title>{data?.firstName ?? t('title')}</title>
      <TopBar
        onBack={goBack}
        backLabel={common('back')}
        title={isGone ? undefined : (data?.firstName ?? t('title'))}
      />
      {isGone ? (
        <Gone error={error} />
      ) : (
        <Loaded query={query} cards={1}>
          {({ firstName, jobTitle, language, read }) => (
            <>
              <p className="hire-thread__job">
                {`${jobTitle} · `}
                <UiLink href={`/applicants/${application}`} className="hire-link">
                  {t('about', { name: firstName })}
                </UiLink>
              </p>
              {loadOlder !== null && (
                <Button variant="secondary" size="s" isBusy={isLoadingOlder} onClick={loadOlder}>
                  {t('older')}
                </Button>
              )}
              {olderError !== null && (
                <p className="nk-field__error" role="alert">
                  {phrase(olderError)}
                </p>
              )}
              {messages.length === 0 && <p>{t('first', { name: firstName })}</p>}
              <Messages firstName={firstName} messages={messages} read={read} />
              <WriteBox application={application} addressee={{ firstName, jobTitle, language }} />
            </>
          )}
        </Loaded>
      )}
    </div>
  );
}
