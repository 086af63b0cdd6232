import { useT } from '@nukkad/i18n/react.ts';
import { Card, UiLink } from '@nukkad/ui';
import { Pencil } from 'lucide-react';
import { type ReactNode, useId } from 'react';

interface ProfileSectionProps {
  readonly title: string;
  readonly icon: ReactNode;
  /** Where this part is changed. */
  readonly editHref?: string | undefined;
  /** Nothing is told yet: the link says add. */
  readonly isEmpty?: boolean | undefined;
  readonly id?: string | undefined;
  readonly children: ReactNode;
}

/** One part of the profile with the way to change it. */
export function ProfileSection({ title, icon, editHref, isEmpty, id, children }: ProfileSectionProps) {
  const common = useT('common');
  const headingId = useId();
  return (
    <Card as="section" className="profile-section" id={id} aria-labelledby={headingId}>
      <div className="profile-section__head">
        <span className="profile-section__icon" aria-hidden>
          {icon}
        </span>
        <h2 id={headingId}>{title}</h2>
        {editHref && (
          <UiLink href={editHref} className="profile-section__edit" aria-describedby={headingId}>
            <Pencil aria-hidden size={18} /> {common(isEmpty ? 'add' : 'edit')}
          </UiLink>
        )}
      </div>
      {children}
    </Card>
  );
}
