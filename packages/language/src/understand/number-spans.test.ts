import { describe, expect, it } from 'vitest';
import { numberSpans } from './number-spans.ts';

describe('numberSpans', () => {
  it.each([
    ['20000', 'pay', 20_000, 100_000],
    ['4 lpa', 'pay', 33_333, 100_000],
    ['3 4 lpa', 'pay', 24_999, 33_334],
    ['4 lakh per annum', 'pay', 33_333, 100_000],
    ['annual package 3.6 lakh', 'pay', 30_000, 100_000],
    ['4 लाख सालाना', 'pay', 33_333, 100_000],
    ['वार्षिक पगार 3 लाख', 'pay', 25_000, 100_000],
    ['3 लाख साल का', 'pay', 25_000, 100_000],
    ['upto 6 lakh a year', 'pay', 0, 50_000],
    ['2 saal ka experience', 'experienceYears', 2, 2],
    ['15 20k', 'pay', 15_000, 20_000],
    ['15 se 20 hazar', 'pay', 15_000, 20_000],
    ['das se pandrah hazar', 'pay', 10_000, 15_000],
    ['दहा ते पंधरा हजार', 'pay', 10_000, 15_000],
    ['tera hajar peksha jast', 'pay', 13_000, 100_000],
    ['बीस हजर वेतन', 'pay', 20_000, 100_000],
    ['pandrahhazar', 'pay', 15_000, 100_000],
    ['20 hajr', 'pay', 20_000, 100_000],
    ['20 hjaar', 'pay', 20_000, 100_000],
    ['2 lakh', 'pay', 200_000, 200_000],
    ['below 1000000', 'pay', 0, 1_000_000],
    ['rs20000', 'pay', 20_000, 100_000],
    ['10000 tak', 'pay', 0, 10_000],
    ['20 hajar se kam', 'pay', 0, 20_000],
    ['25000 च्या खाली', 'pay', 0, 25_000],
    ['15000 se upar', 'pay', 15_000, 100_000],
    ['1 lakh', 'pay', 100_000, 100_000],
    ['2 saal experience', 'experienceYears', 2, 2],
    ['दोन वर्षे', 'experienceYears', 2, 2],
    ['2 3 years', 'experienceYears', 2, 3],
    ['20 हजारांपेक्षा जास्त', 'pay', 20_000, 100_000],
    ['20 हजारच्या वर', 'pay', 20_000, 100_000],
    ['20 हजारांपर्यंत', 'pay', 0, 20_000],
    ['more than 20k', 'pay', 20_000, 100_000],
    ['less than 15000', 'pay', 0, 15_000],
    ['maximum salary 15000', 'pay', 0, 15_000],
    ['15000 ke andar', 'pay', 0, 15_000],
    ['1 se 2 saal', 'experienceYears', 1, 2],
    ['1 ते 2 वर्षे अनुभव', 'experienceYears', 1, 2],
    ['minimum 2 years experience', 'experienceYears', 2, 10],
    ['2 saal se zyada', 'experienceYears', 2, 10],
    ['12 years or', 'experienceYears', 12, 12, 2],
    ['40 years', 'experienceYears', 40, 40],
    ['5 km', 'radiusKm', 5, 5],
    ['5 km ke andar', 'radiusKm', 0, 5],
    ['within 10 km', 'radiusKm', 0, 10],
    ['within 10km', 'radiusKm', 0, 10],
    ['5 किमी के अंदर', 'radiusKm', 0, 5],
    ['5 किलोमीटर के दायरे में', 'radiusKm', 5, 5],
    ['5 किमीच्या आत', 'radiusKm', 0, 5],
    ['5 किमीपर्यंत', 'radiusKm', 0, 5],
    ['पांच किमी', 'radiusKm', 5, 5],
    ['2 5 km', 'radiusKm', 2, 5],
    ['100 km', 'radiusKm', 100, 100],
    ['1.5 km', 'radiusKm', 1, 2],
    ['within 2.5 km', 'radiusKm', 0, 3],
    ['12.5k', 'pay', 12_500, 100_000],
    ['12.5 15k', 'pay', 12_500, 15_000],
    ['rs1.5 lakh', 'pay', 150_000, 150_000],
    ['2.3 lakh', 'pay', 230_000, 230_000],
    ['1.5 लाख', 'pay', 150_000, 150_000],
    ['डेढ लाख', 'pay', 150_000, 150_000],
    ['अडीच लाख तक', 'pay', 0, 250_000],
    ['1 2 lakh', 'pay', 100_000, 200_000],
    ['50 to 1 lakh', 'pay', 50_000, 100_000],
    ['1.5 years', 'experienceYears', 1, 2],
    ['dedh saal', 'experienceYears', 1, 2],
    ['ek do saal', 'experienceYears', 1, 2],
    ['6 months experience', 'experienceYears', 0, 1],
    ['6 months of experience', 'experienceYears', 0, 1],
    ['छह महीने का अनुभव', 'experienceYears', 0, 1],
    ['6 महिने अनुभव', 'experienceYears', 0, 1],
    ['11 months exp', 'experienceYears', 0, 1],
    ['12 months exp', 'experienceYears', 1, 1],
    ['13 months exp', 'experienceYears', 1, 2],
    ['6 12 months exp', 'experienceYears', 0, 1],
  ])('reads %s', (text, filter, low, high, to = text.split(' ').length) => {
    expect(numberSpans(text.split(' '))).toEqual([{ from: 0, to, filter, range: [low, high] }]);
  });

  it('leaves other numbers alone', () => {
    expect(numberSpans('12 pass sector 5'.split(' '))).toEqual([]);
    expect(numberSpans('41 years'.split(' '))).toEqual([]);
    expect(numberSpans('6 months course'.split(' '))).toEqual([]);
    expect(numberSpans('10.30 do 9.5'.split(' '))).toEqual([]);
    expect(numberSpans('kaam do bees hazar'.split(' '))).toMatchObject([
      { from: 2, range: [20_000, 100_000] },
    ]);
    expect(numberSpans('9999 km 999'.split(' '))).toEqual([
      { from: 0, to: 1, filter: 'pay', range: [9999, 100_000] },
    ]);
  });
});
