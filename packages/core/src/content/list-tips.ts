import type { Language, Localized } from '@nukkad/contract';
import type { InterviewTipCategory, VideoTipCategory } from '@nukkad/contract/content/content.domain.ts';
import type { Container } from '../container.ts';
import { picturePath } from './picture-path.ts';

interface StoredTip {
  readonly title: Localized;
  readonly points: readonly Localized[];
  readonly imageKey: string;
}

interface StoredVideo {
  readonly videoId: string;
  readonly title: Localized;
  readonly captions: readonly Localized[];
  readonly imageKey: string;
}

/** Returns the interview tips by category, in display order. */
export async function listInterviewTips(
  { database }: Pick<Container, 'database'>,
  language: Language,
): Promise<{ categories: InterviewTipCategory[] }> {
  const rows = await database.prisma.interviewTipCategory.findMany({
    where: { isRetired: false },
    orderBy: [{ sortOrder: 'asc' }, { id: 'asc' }],
  });
  const categories = rows.map((row) => ({
    id: row.id,
    name: (row.name as Localized)[language],
    tips: (row.tips as unknown as StoredTip[]).map((tip) => ({
      title: tip.title[language],
      points: tip.points.map((point) => point[language]),
      image: picturePath(tip.imageKey),
    })),
  }));
  return { categories };
}

/** Returns the video tips and their captions by category, in display order. */
export async function listVideoTips(
  { database }: Pick<Container, 'database'>,
  language: Language,
): Promise<{ categories: VideoTipCategory[] }> {
  const rows = await database.prisma.videoTipCategory.findMany({
    where: { isRetired: false },
    orderBy: [{ sortOrder: 'asc' }, { id: 'asc' }],
  });
  const categories = rows.map((row) => ({
    name: (row.name as Localized)[language],
    videos: (row.videos as unknown as StoredVideo[]).map((video) => ({
      id: video.videoId,
      title: video.title[language],
      image: picturePath(video.imageKey),
      captions: video.captions.map((caption) => caption[language]),
    })),
  }));
  return { categories };
}
