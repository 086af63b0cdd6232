import { useT } from '@nukkad/i18n/react.ts';
import { Card, UiLink } from '@nukkad/ui';
import { Pencil } from 'lucide-react';
import { type ReactNode, useId } from 'react';

interface ProfileSectionProps {
  readonly title: string;
  readonly icon: ReactNode;
  /** The address of the screen that edits this section. */
  readonly editHref?: string | undefined;
  /** Whether the section has no content yet; the link then says "Add". */
  readonly isEmpty?: boolean | undefined;
  readonly id?: string | undefined;
  readonly children: ReactNode;
}

/** A section of the profile with a link to edit it. */
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
