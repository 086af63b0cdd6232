import { memberDeleteWith, memberDeletion } from '@nukkad/contract/partner/leaving.routes.ts';
import { isolated } from '@nukkad/i18n/isolated.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Loaded } from '../../lib/loaded.tsx';
import { usePartnerQuery } from '../../lib/partner-query.ts';
import { SendButton } from '../../lib/send-button.tsx';
import { SendDialog } from '../../lib/send-dialog.tsx';
import { useErrorPhrase } from '../../lib/use-error-phrase.ts';
import { usePartnerCommand } from '../../lib/use-partner-command.ts';
import { CLOSE, type OnlyOwned, OnlyOwnedCompany } from './only-owned.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import { useForgetMember } from './use-forget-member.ts';

interface DeleteFormProps {
  readonly companies: readonly OnlyOwned[];
  /** Reads the companies again, after the API said that something has changed. */
  readonly onRefused: () => void;
}

function DeleteForm({ companies, onRefused }: DeleteFormProps) {
  const t = useT('hire-settings');
  const common = useT('common');
  const phrase = useErrorPhrase();
  const navigate = useNavigate();
  const forgetMember = useForgetMember();
  const remove = usePartnerCommand(memberDeleteWith);
  const [choices, setChoices] = useState<Readonly<Record<string, string>>>({});
  const [isChecked, setChecked] = useState(false);
  const [isAsking, setAsking] = useState(false);

  /** Returns CLOSE, the id of a recruiter who still belongs to the company, or null without such a choice. */
  function choiceOf({ id, successors }: OnlyOwned): string | null {
    if (successors.length === 0) return CLOSE;
    const choice = choices[id];
    return choice === CLOSE || successors.some((successor) => successor.id === choice)
      ? (choice ?? null)
      : null;
  }

  function ask(): void {
    setChecked(true);
    if (companies.every((company) => choiceOf(company) !== null)) setAsking(true);
  }

  async function run(): Promise<void> {
    const plans = companies.map((company) => {
      const choice = choiceOf(company);
      return { company: company.id, successor: choice === CLOSE ? null : choice };
    });
    const done = await remove.run({ body: { companies: plans } });
    setAsking(false);
    if (done === null) {
      onRefused();
      return;
    }
    void navigate('/', { replace: true });
    forgetMember();
  }

  const closed = companies.filter((company) => choiceOf(company) === CLOSE).map(({ name }) => name);
  return (
    <>
      {companies.map((company) => (
        <OnlyOwnedCompany
          key={company.id}
          company={company}
          choice={choiceOf(company)}
          error={
            isChecked && choiceOf(company) === null ? t('leaving.choose', { company: company.name }) : null
          }
          onChoose={(choice) => setChoices({ ...choices, [company.id]: choice })}
        />
      ))}
      {remove.error !== null && (
        <p className="nk-field__error" role="alert">
          {phrase(remove.error)}
        </p>
      )}
      <SignInAgain error={remove.error} />
      <SendButton variant="danger" isWide onClick={ask}>
        {t('leaving.next')}
      </SendButton>
      <SendDialog
        isOpen={isAsking}
        isDangerous
        isBusy={remove.isBusy}
        title={t('leaving.askTitle')}
        confirmLabel={t('leaving.yes')}
        cancelLabel={common('cancel')}
        onConfirm={() => void run()}
        onCancel={() => setAsking(false)}
      >
        <p>
          {closed.length === 0
            ? t('leaving.ask')
            : t('leaving.askClosed', { companies: closed.map(isolated).join(', ') })}
        </p>
      </SendDialog>
    </>
  );
}

/** Deletes the member. The only owner of a company first chooses who gets it, or that it is closed. */
export function DeleteAccount() {
  const t = useT('hire-settings');
  const query = usePartnerQuery(memberDeletion, {});
  return (
    <div className="nk-page nk-page--text hire-page hire-leave">
      <title>{t('leaving.title')}</title>
      <h1>{t('leaving.title')}</h1>
      <p>{t('leaving.what')}</p>
      <Loaded query={query} cards={1}>
        {({ companies }) => (
          <>
            {companies.length === 0 && <p>{t('leaving.stays')}</p>}
            <DeleteForm companies={companies} onRefused={() => void query.refetch()} />
          </>
        )}
      </Loaded>
    </div>
  );
}
