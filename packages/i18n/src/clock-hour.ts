const PART_OF_DAY = {
  hi: ['रात', 'सुबह', 'दोपहर', 'शाम', 'रात'],
  mr: ['रात्री', 'सकाळी', 'दुपारी', 'संध्याकाळी', 'रात्री'],
} as const;

/** First hour of each part of the day above; before the first one it is still night. */
const STARTS = [0, 4, 12, 16, 19] as const;

/** An hour of the day (0–24) on a 12-hour clock as it is said: "9AM", "सुबह 9 बजे", "सकाळी 9". */
export function clockHour(hour: number, language: 'en' | 'hi' | 'mr'): string {
  const hourOfDay = hour % 24;
  const onDial = hourOfDay % 12 || 12;
  if (language === 'en') return `${onDial}${hourOfDay < 12 ? 'AM' : 'PM'}`;
  const part = PART_OF_DAY[language][STARTS.findLastIndex((start) => hourOfDay >= start)];
  return language === 'hi' ? `${part} ${onDial} बजे` : `${part} ${onDial}`;
}
