import { describe, expect, it } from 'vitest';
import { isNameOf, narrowerWords } from './narrower-name.ts';

const TITLES = ['Truck Driver', 'Tempo Driver', 'Pickup Driver', 'Bus Driver', 'ट्रक ड्राइवर', 'टेम्पो ड्राइवर'];

describe('narrowerWords', () => {
  it.each([
    ['bus driver', [['bus', 'bus']]],
    ['truck chalak', [['truck', 'truck', 'ट्रक']]],
    ['ट्रक वाला', [['ट्रक', 'truck', 'ट्रक']]],
  ])('returns the words of "%s" that few titles have, in both scripts', (phrase, words) => {
    expect(narrowerWords(phrase, TITLES)).toEqual(words);
  });

  it.each(['driver', 'ड्राइवर', 'lorry'])(
    'are none where most titles have them, or none has: %s',
    (phrase) => {
      expect(narrowerWords(phrase, TITLES)).toEqual([]);
    },
  );

  it('compares words across scripts more tolerantly than within one', () => {
    const titles = [
      'Bike Mechanic',
      'Car Mechanic',
      'Mobile Mechanic',
      'बाइक मैकेनिक',
      'कार मैकेनिक',
      'मोबाइल मैकेनिक',
    ];
    expect(narrowerWords('bike', titles)).toEqual([['bike', 'bike', 'बाइक']]);
    expect(narrowerWords('मोबाइल', titles)).toEqual([['मोबाइल', 'mobile', 'मोबाइल']]);
    expect(narrowerWords('cab', titles)).toEqual([]);
  });

  it('accepts a word in half of the titles, but not in more', () => {
    expect(narrowerWords('car', ['Car Mechanic', 'Bike Mechanic'])).toEqual([['car', 'car']]);
    expect(narrowerWords('car', ['Car Mechanic', 'Car Painter', 'Bike Mechanic'])).toEqual([]);
  });
});

describe('isNameOf', () => {
  const names = { en: 'Hospital Receptionist', hi: 'अस्पताल रिसेप्शनिस्ट', mr: 'हॉस्पिटल रिसेप्शनिस्ट' };

  it.each(['Hospital Receptionist', 'hospital  receptionist', 'हॉस्पिटल रिसेप्शनिस्ट'])(
    'is known in any language and case: %s',
    (text) => {
      expect(isNameOf(names, text)).toBe(true);
    },
  );

  it.each(['receptionist', 'hospital receptionist pune'])('requires the whole name: %s', (text) => {
    expect(isNameOf(names, text)).toBe(false);
  });

  it('is false without names', () => {
    expect(isNameOf(undefined, 'hospital')).toBe(false);
  });
});
