import { NAME_LENGTH_MAX } from '@nukkad/contract/constants.ts';
import { memberMe } from '@nukkad/contract/partner/member.routes.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { FactsTable, useSnackbar } from '@nukkad/ui';
import { type FormEvent, useState } from 'react';
import { SpokenArea } from '../../features/voice/spoken-area.tsx';
import { LimitedField } from '../../lib/limited-field.tsx';
import { partnerKey } from '../../lib/partner-query.ts';
import { SendButton } from '../../lib/send-button.tsx';
import { useServices } from '../../lib/services.ts';
import { ChangeError } from './change-error.tsx';
import { FoldedForm } from './folded-form.tsx';
import { type CompanyProfile, useCompanyChange } from './use-company-change.ts';

/** The longest text of each field, in characters. */
const LENGTHS = {
  name: NAME_LENGTH_MAX * 2,
  description: 2000,
  website: 500,
  email: 254,
  gstin: 20,
  cin: 25,
  udyam: 25,
} as const;
type FieldName = keyof typeof LENGTHS;
const FIELDS = Object.keys(LENGTHS) as FieldName[];
type Texts = Readonly<Record<FieldName, string>>;

const INPUTS: Partial<Record<FieldName, { readonly type?: string; readonly autoComplete: string }>> = {
  name: { autoComplete: 'organization' },
  website: { autoComplete: 'url' },
  email: { type: 'email', autoComplete: 'email' },
};

function textsOf(company: CompanyProfile): Texts {
  const entries = FIELDS.map((name) => [name, company[name] ?? '']);
  return Object.fromEntries(entries) as Texts;
}

interface DetailsProps {
  readonly company: CompanyProfile;
  readonly isOwner: boolean;
}

/** Name, text, website, e-mail address and registration numbers. */
export function CompanyDetails({ company, isOwner }: DetailsProps) {
  const t = useT('hire-company');
  const common = useT('common');
  const texts = textsOf(company);
  return (
    <FoldedForm
      title={t('details')}
      changeLabel={isOwner ? t('changeDetails') : null}
      form={(close) => <DetailsForm company={company} onSaved={close} />}
    >
      <FactsTable
        facts={FIELDS.map((name) => ({
          key: name,
          name: t(`field.${name}`),
          value: texts[name] === '' ? common('notGiven') : texts[name],
        }))}
      />
    </FoldedForm>
  );
}

interface DetailsFormProps {
  readonly company: CompanyProfile;
  readonly onSaved: () => void;
}

/** Sends only the fields that were changed. After CHANGED_SINCE, the hint of a field shows what it says now. */
function DetailsForm({ company, onSaved }: DetailsFormProps) {
  const t = useT('hire-company');
  const common = useT('common');
  const errors = useT('errors');
  const { queryClient } = useServices();
  const show = useSnackbar();
  const saving = useCompanyChange(company);
  const [opened] = useState(() => textsOf(company));
  const [texts, setTexts] = useState(opened);
  const latest = textsOf(company);
  const changed = FIELDS.filter((name) => texts[name].trim() !== opened[name]);
  const isNameMissing = texts.name.trim() === '';
  const refused = new Set(saving.issues.map(({ path }) => path));
  const isFieldRefused = FIELDS.some((name) => refused.has(name));

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isNameMissing) return;
    const fields = Object.fromEntries(changed.map((name) => [name, texts[name].trim()]));
    if (changed.length > 0 && !(await saving.change(fields))) return;
    // The frame of the site shows the name.
    if (changed.includes('name')) void queryClient.invalidateQueries({ queryKey: partnerKey(memberMe) });
    show({ text: t('saved') });
    onSaved();
  }

  function errorOf(name: FieldName): string | null {
    if (name === 'name' && isNameMissing) return errors('field.required');
    return refused.has(name) ? t(`wrong.${name}`) : null;
  }

  function hintOf(name: FieldName): string {
    if (latest[name] !== opened[name])
      return t('saysNow', { text: latest[name] === '' ? common('notGiven') : latest[name] });
    return name === 'name' && company.isSeen && changed.includes('name') ? t('nameSeen') : t(`rule.${name}`);
  }

  const fieldProps = (name: FieldName) => ({
    label: t(`field.${name}`),
    hint: hintOf(name),
    error: errorOf(name),
    value: texts[name],
  });
  const write = (name: FieldName, text: string) => setTexts((before) => ({ ...before, [name]: text }));
  return (
    <form className="hire-company__form" onSubmit={(event) => void submit(event)} noValidate>
      {FIELDS.map((name) =>
        name === 'description' ? (
          <SpokenArea
            key={name}
            isOptional
            maxLength={LENGTHS[name]}
            {...fieldProps(name)}
            onText={(text) => write(name, text)}
          />
        ) : (
          <LimitedField
            key={name}
            isOptional={name !== 'name'}
            most={LENGTHS[name]}
            {...INPUTS[name]}
            {...fieldProps(name)}
            onChange={(event) => write(name, event.currentTarget.value)}
          />
        ),
      )}
      {!isFieldRefused && <ChangeError {...saving} />}
      <SendButton type="submit" isWide isBusy={saving.isBusy}>
        {common('save')}
      </SendButton>
    </form>
  );
}
