import type { JobAttributes } from '@nukkad/contract';
import type { Random } from '@nukkad/domain/random.ts';
import type { JobType, SeedLanguage } from './types.ts';

/** The facts that the sentence about the hours has to agree with. */
interface HoursFacts {
  readonly language: SeedLanguage;
  readonly jobType: JobType;
  readonly shift: JobAttributes['shift'];
}

type Hours = NonNullable<JobAttributes['shift']>;

/** Sentences for each kind of hours, and for jobs without one: those name no time of day. */
type Sentences = Readonly<
  Partial<Record<Hours, readonly string[]>> & { readonly unstated: readonly string[] }
>;

const WHOLE_DAY: Readonly<Record<SeedLanguage, Sentences>> = {
  en: {
    DAY: [
      'Timing 10 am to 7 pm, Sunday off',
      'Timing 9:30 am to 6:30 pm, 6 days working',
      'Day shift, 9 am to 6 pm, one weekly off',
    ],
    NIGHT: ['Night shift, 8 pm to 8 am, one weekly off'],
    ROTATING: ['Rotational shifts, one weekly off'],
    MORNING: ['Morning duty, 5 am to 1 pm, one weekly off'],
    EVENING: ['Evening duty, 3 pm to 11 pm, one weekly off'],
    unstated: ['8 hours duty, overtime paid extra', '8 hours duty, one weekly off', '6 days working'],
  },
  hi: {
    DAY: ['समय सुबह 10 से शाम 7, रविवार छुट्टी', 'दिन की शिफ्ट, सुबह 9 से शाम 6, हफ्ते में एक छुट्टी'],
    NIGHT: ['रात की शिफ्ट, रात 8 से सुबह 8, हफ्ते में एक छुट्टी'],
    ROTATING: ['बदलती शिफ्ट में काम, हफ्ते में एक छुट्टी'],
    MORNING: ['सुबह की ड्यूटी, सुबह 5 से दोपहर 1, हफ्ते में एक छुट्टी'],
    EVENING: ['शाम की ड्यूटी, दोपहर 3 से रात 11, हफ्ते में एक छुट्टी'],
    unstated: ['8 घंटे ड्यूटी, ओवरटाइम का अलग पैसा', '8 घंटे ड्यूटी, हफ्ते में एक छुट्टी'],
  },
  mr: {
    DAY: ['वेळ सकाळी १० ते संध्याकाळी ७, रविवारी सुट्टी', 'दिवसपाळी, सकाळी ९ ते संध्याकाळी ६, आठवड्याला एक सुट्टी'],
    NIGHT: ['रात्रपाळी, रात्री ८ ते सकाळी ८, आठवड्याला एक सुट्टी'],
    ROTATING: ['फिरत्या पाळीत काम, आठवड्याला एक सुट्टी'],
    MORNING: ['सकाळची ड्युटी, पहाटे ५ ते दुपारी १, आठवड्याला एक सुट्टी'],
    EVENING: ['संध्याकाळची ड्युटी, दुपारी ३ ते रात्री ११, आठवड्याला एक सुट्टी'],
    unstated: ['८ तास ड्युटी, ओव्हरटाइमचे वेगळे पैसे', '८ तास ड्युटी, आठवड्याला एक सुट्टी'],
  },
};

/** Part-time work: at most five hours a day, or whole days of the weekend. */
const A_FEW_HOURS: Readonly<Record<SeedLanguage, Sentences>> = {
  en: {
    DAY: ['Timing 11 am to 3 pm, Sunday off'],
    NIGHT: ['Timing 9 pm to 2 am, one weekly off'],
    MORNING: ['Timing 7 am to 11 am, Sunday off', 'Timing 6 am to 10 am'],
    EVENING: ['Timing 5 pm to 9 pm, Sunday off', 'Timing 4 pm to 8 pm'],
    WEEKEND: ['Saturday and Sunday only, 10 am to 5 pm'],
    unstated: ['4 hours a day, timing can be adjusted', 'Part time, 4 hours duty, one weekly off'],
  },
  hi: {
    DAY: ['समय सुबह 11 से दोपहर 3, रविवार छुट्टी'],
    NIGHT: ['समय रात 9 से 2, हफ्ते में एक छुट्टी'],
    MORNING: ['समय सुबह 7 से 11, रविवार छुट्टी'],
    EVENING: ['समय शाम 5 से रात 9, रविवार छुट्टी'],
    WEEKEND: ['सिर्फ शनिवार और रविवार, सुबह 10 से शाम 5'],
    unstated: ['दिन में 4 घंटे काम, समय मिलकर तय करेंगे'],
  },
  mr: {
    DAY: ['वेळ सकाळी ११ ते दुपारी ३, रविवारी सुट्टी'],
    NIGHT: ['वेळ रात्री ९ ते २, आठवड्याला एक सुट्टी'],
    MORNING: ['वेळ सकाळी ७ ते ११, रविवारी सुट्टी'],
    EVENING: ['वेळ संध्याकाळी ५ ते रात्री ९, रविवारी सुट्टी'],
    WEEKEND: ['फक्त शनिवार आणि रविवार, सकाळी १० ते संध्याकाळी ५'],
    unstated: ['दिवसाला ४ तास काम, वेळ बोलून ठरवू'],
  },
};

/** Draws a sentence about the hours that agrees with the job's type and its field `shift`. */
export function drawHours(random: Random, { language, jobType, shift }: HoursFacts): string {
  const sentences = (jobType === 'PART_TIME' ? A_FEW_HOURS : WHOLE_DAY)[language];
  return random.pick((shift === null ? undefined : sentences[shift]) ?? sentences.unstated);
}
