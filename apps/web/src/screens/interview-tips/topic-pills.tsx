import { useT } from '@nukkad/i18n/react.ts';
import { ChipToggle, EmptyState, LinkButton, WorkScene } from '@nukkad/ui';
import type { ReactNode } from 'react';

interface TopicPillsProps<Category> {
  readonly categories: readonly Category[];
  readonly topic: number;
  readonly onTopic: (topic: number) => void;
  readonly children: (category: Category) => ReactNode;
}

/** A row of categories, and the content of the selected one. */
export function TopicPills<Category extends { readonly name: string }>(props: TopicPillsProps<Category>) {
  const t = useT('reading');
  const nav = useT('nav');
  const { categories, topic, onTopic, children } = props;
  const at = topic < categories.length ? topic : 0;
  const chosen = categories[at];
  if (!chosen)
    return (
      <EmptyState
        picture={<WorkScene profile="trainer" />}
        title={t('tips.none')}
        action={<LinkButton href="/joblist">{nav('findJobs')}</LinkButton>}
      />
    );
  return (
    <div className="tips__topic">
      <ChipToggle
        label={t('tips.categories')}
        isLabelHidden
        layout="scroll"
        options={categories.map(({ name }, index) => ({ value: String(index), label: name }))}
        value={String(at)}
        onChange={(value) => value !== null && onTopic(Number(value))}
      />
      {children(chosen)}
    </div>
  );
}
