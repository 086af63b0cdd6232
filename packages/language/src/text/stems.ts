import { isDevanagari } from './romanise.ts';

/** Endings, and what they stand for: the mildest cut first. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  // Plurals in -ies, nouns in -ा before an ending, and all forms of a verb for its name.
  [/ies$/, 'y'],
  [/(्याच[ाेीि]|्याला|्यासाठी|्यांच[ाेीि]|्यांना|्यांसाठी)$/, 'ी'],
  [/(्यात|्यातील|्याच[ाेी]|्याच्या|्यांच[ाेी]|्यांच्या|्यावर|्यासाठी|्याला)$/, 'ा'],
  [/(ेत|ेतील|ेची|ेचे|ेचा|ेसाठी|ेला|ेच्या)$/, 'ा'],
  [/(ण्याचे|ण्याची|ण्याचा|ण्यासाठी|णारा|णारी|णारे|णाऱ्या|ायचे|ायची|ायचा|ायला)$/, 'णे'],
  [/(ने|नेवाला|नेवाली|नेवाले)$/, 'ना'],
  [/(nyache|nyachi|nyacha|nyasathi|nara|nari|nare|ayche|aychi|aycha|ayla)$/, 'ne'],
  [/(yat|yatil|yach[aei]|yachya|yanch[aei]|yanchya|yavar|yasathi|yala)$/, 'a'],
  [/(ne|newala|newali|newale)$/, 'na'],
  // What a word can do without: plurals, and the little words that Hindi and Marathi hang on to a noun.
  [/es$/, ''],
  [/s$/, ''],
  [/(kaam|kam|kamache|kamachi)$/, ''],
  [
    /(madhye|madhe|madhil|mein|sathi|saathi|wala|wale|wali|vala|vale|vali|ache|achi|acha|achya|anche|anchi|anchya|var|til)$/,
    '',
  ],
  [/(me|mai|chi|che|cha|la)$/, ''],
  [/(at|et|t)$/, ''],
  // After a vowel the ending is its last letter alone: सातारात, satarat.
  [/(?<=[aeiou])t$/, ''],
  [/(काम|कामाची|कामाचे|कामासाठी)$/, ''],
  [/(ांमध्ये|ामध्ये|मध्ये|मधे|ांसाठी|ासाठी|साठी|ांतील|ातील|तील|ांचे|ांची|ांचा|ाचे|ाची|ाचा|च्या|ाच्या|ांना|ांनी|ावर|वर)$/, ''],
  [/(चे|ची|चा|ला|ने|ात|ेत|ांत|त)$/, ''],
  [/(?<=[\u093E-\u094C])(त|तील|ला)$/, ''],
  [/(ियों|ियां|ाओं|ों|ें|ां|े)$/, ''],
];

/** Shorter or plainer forms of a word, the mildest cut first; a form of very few letters says too little. */
export function stemsOf(word: string): string[] {
  const lengthMin = isDevanagari(word) ? 2 : 3;
  // ऱ stands before an ending for the र of the word: साताऱ्यात.
  const stems = ENDINGS.map(([ending, other]) => word.replace(ending, other).replace('ऱ', 'र'));
  return [...new Set(stems)].filter((stem) => stem !== word && stem.length >= lengthMin);
}
