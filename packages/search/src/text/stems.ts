/** Endings that a word can do without: plurals, and the little words that Hindi and Marathi hang on to a noun. */
const LATIN = [
  /ies$/,
  /es$/,
  /s$/,
  /(kaam|kam|kamache|kamachi)$/,
  /(madhye|madhe|mein|sathi|saathi|wala|wale|wali|ache|achi|acha)$/,
  /(me|mai|chi|che|cha|la)$/,
  /t$/,
];
const DEVANAGARI = [
  /(काम|कामाची|कामाचे|कामासाठी)$/,
  /(ांमध्ये|ामध्ये|मध्ये|मधे|ांसाठी|साठी|ांतील|ातील|तील|ांचे|ांची|ांचा|ाचे|ाची|ाचा|च्या|ाच्या|ांना|ांनी)$/,
  /(चे|ची|चा|ला|ने|ात|ांत|त)$/,
  /(ियों|ियां|ाओं|ों|ें|ां|े)$/,
];
const LENGTH_MIN = 3;

/** Shorter forms of a word, the mildest cut first; a form of fewer than three letters says too little. */
export function stemsOf(word: string): string[] {
  const endings = /[\u0900-\u097F]/.test(word) ? DEVANAGARI : LATIN;
  const stems = endings.map((ending) =>
    /ies$/.test(word) && ending.source === 'ies$' ? `${word.slice(0, -3)}y` : word.replace(ending, ''),
  );
  return [...new Set(stems)].filter((stem) => stem !== word && stem.length >= LENGTH_MIN);
}
