import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'सूचना',
  none: 'अजून सूचना नाहीत',
  noneHint: 'तुमच्या अर्जांची बातमी आणि जवळची नवीन कामं इथे येतील.',
  new: 'नवीन',
  clearAll: 'सगळ्या काढा',
  clearAllTitle: 'सगळ्या सूचना काढून टाकायच्या?',
  deleteOne: 'ही सूचना काढून टाका',
  preferences: 'सूचना निवडा',
  preferencesHint: 'ज्यावर टिक नाही ती कधीच पाठवली जाणार नाही.',
  disabled: 'सूचना बंद झाली',
  enabled: 'सूचना चालू झाली',
  changed: 'तुमची निवड सेव्ह झाली',
} as const satisfies SameShape<typeof english>;
