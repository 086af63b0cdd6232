import { URL_LENGTH_MAX } from '@nukkad/contract/constants.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { TextField } from '@nukkad/ui';
import type { Problems } from '../../lib/use-field-problems.ts';
import type { EditedProfile } from './edited-profile.ts';

const NETWORKS = [
  { name: 'linkedin', example: 'linkedin.com/in/…' },
  { name: 'instagram', example: 'instagram.com/…' },
  { name: 'facebook', example: 'facebook.com/…' },
] as const;
type Network = (typeof NETWORKS)[number]['name'];

interface SocialFieldsProps {
  readonly values: Pick<EditedProfile, Network>;
  readonly problems: Problems<Network>;
  readonly onChange: (part: Partial<Pick<EditedProfile, Network>>) => void;
}

/** The optional addresses of the seeker's pages in social networks. */
export function SocialFields({ values, problems, onChange }: SocialFieldsProps) {
  const t = useT('personal');
  return NETWORKS.map(({ name, example }) => (
    <TextField
      key={name}
      label={t(name)}
      isOptional
      type="url"
      inputMode="url"
      autoComplete="off"
      maxLength={URL_LENGTH_MAX}
      placeholder={example}
      value={values[name]}
      error={problems[name]}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
    />
  ));
}
