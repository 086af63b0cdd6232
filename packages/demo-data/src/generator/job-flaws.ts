import type { Random } from '@nukkad/domain/random.ts';
import { type PayRange, toStep } from './job-pay.ts';
import type { JobFlaw, JobType, SeedLanguage } from './types.ts';

const ASKS_MONEY_SHARE = 0.009;
const IMPLAUSIBLE_PAY_SHARE = 0.005;
const WRONG_PLACE_SHARE = 0.002;

/** Sentences in which fraudulent employers ask seekers for money, in three languages and in Latin spelling. */
const MONEY_DEMANDS: Record<SeedLanguage, readonly string[]> = {
  en: [
    'Registration fee of Rs. 500 to be paid before the interview',
    'Refundable security deposit of Rs. 2,000 is required at joining',
    'Pay Rs. 1,499 training charges by UPI to confirm your seat',
    'Joining ke liye 1500 rupaye jama karna hoga',
    'Registration ke 300 rupees pehle bhejna padega, baad me wapas',
    'Uniform ani ID card sathi 800 rupaye bharave lagtil',
    'Laptop charges 3000/- to be deposited, will be returned with first salary',
    'Form fee Rs 250 Google Pay karo aur offer letter pao',
  ],
  hi: [
    'इंटरव्यू से पहले 500 रुपये रजिस्ट्रेशन फीस जमा करनी होगी',
    'जॉइनिंग के समय 2000 रुपये सिक्योरिटी डिपॉज़िट देना होगा',
    'ट्रेनिंग का चार्ज ₹1,200 पहले भेजें, फिर ऑफर लेटर मिलेगा',
    'आईडी कार्ड और वर्दी के 750 रुपये देने होंगे',
  ],
  mr: [
    'मुलाखतीआधी ५०० रुपये नोंदणी शुल्क भरावे लागेल',
    'जॉइनिंगच्या वेळी २००० रुपये डिपॉझिट द्यावे लागेल',
    'ट्रेनिंगसाठी ₹१,२०० आधी पाठवा, मग ऑफर लेटर मिळेल',
    'आयडी कार्ड व गणवेशाचे ७५० रुपये भरावे लागतील',
  ],
};

/** Harmless sentences with similar words, which the check must not mistake for demands for money. */
const HONEST_WORDS: Record<SeedLanguage, readonly string[]> = {
  en: [
    'No registration fee, no deposit. Never pay anyone for this job',
    'Free job, koi paisa nahi lagega',
    'We do not charge any money from candidates',
    'Cash deposit at the bank is part of the daily work',
    'PF, ESIC and bonus will be deposited by the company',
  ],
  hi: ['कोई फीस नहीं, कोई डिपॉज़िट नहीं', 'नौकरी के लिए किसी को पैसे न दें', 'काम फ्री में मिलेगा, एक रुपया भी न दें'],
  mr: ['कोणतेही शुल्क नाही, डिपॉझिट नाही', 'नोकरीसाठी कोणालाही पैसे देऊ नका', 'एक रुपयाही भरावा लागणार नाही'],
};

/** Draws the deliberate flaw of a job at random; null for most jobs. */
export function drawFlaw(random: Random, jobType: JobType): JobFlaw | null {
  const draw = random.unit();
  if (draw < ASKS_MONEY_SHARE) return 'ASKS_MONEY';
  if (draw < ASKS_MONEY_SHARE + IMPLAUSIBLE_PAY_SHARE) {
    return jobType === 'INTERNSHIP' ? null : 'IMPLAUSIBLE_PAY';
  }
  return draw < ASKS_MONEY_SHARE + IMPLAUSIBLE_PAY_SHARE + WRONG_PLACE_SHARE ? 'WRONG_PLACE' : null;
}

export function moneyDemand(random: Random, language: SeedLanguage): string {
  return random.pick(MONEY_DEMANDS[language]);
}

export function honestWords(random: Random, language: SeedLanguage): string {
  return random.pick(HONEST_WORDS[language]);
}

/**
 * Returns implausible pay: 3 to 5 times the honest pay, or 40 to 80 percent of the legal minimum `lowest`, both in rupees
 * a month.
 */
export function implausiblePay(random: Random, honest: PayRange, lowest: number): PayRange {
  if (honest.min !== null && random.chance(0.6)) {
    const min = toStep(honest.min * (3 + random.unit() * 2));
    return { min, max: toStep(min * (1.1 + random.unit() * 0.4)) };
  }
  const min = toStep(lowest * (0.4 + random.unit() * 0.4));
  return { min, max: min + 500 };
}
