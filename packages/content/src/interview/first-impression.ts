import type { InterviewTipCategory } from '../types.ts';

/** Tips for the first minutes of an interview. */
export const firstImpression: InterviewTipCategory = {
  key: 'first-impression',
  name: { en: 'First impression', hi: 'पहली छाप', mr: 'पहिली छाप' },
  tips: [
    {
      key: 'clothes',
      imageKey: 'tip-shirt',
      title: { en: 'What to wear', hi: 'क्या पहनें', mr: 'काय घालायचं' },
      points: [
        {
          en: 'Clean, ironed and comfortable; it need not be new.',
          hi: 'साफ़, इस्त्री किया, आरामदेह; नया होना ज़रूरी नहीं।',
          mr: 'स्वच्छ, इस्त्री केलेलं, आरामदायक; नवंच हवं असं नाही.',
        },
        {
          en: 'For kitchen, garage or delivery: closed shoes, tied hair, short nails.',
          hi: 'किचन, गैराज या डिलीवरी के लिए: बंद जूते, बँधे बाल, कटे नाख़ून।',
          mr: 'किचन, गॅरेज किंवा डिलिव्हरीसाठी: बंद बूट, बांधलेले केस, कापलेली नखं.',
        },
        {
          en: 'For an office: plain shirt or kurta, little perfume.',
          hi: 'ऑफ़िस के लिए: सादी शर्ट या कुर्ता, कम परफ़्यूम।',
          mr: 'ऑफिससाठी: साधा शर्ट किंवा कुर्ता, कमी परफ्यूम.',
        },
      ],
    },
    {
      key: 'greeting',
      imageKey: 'tip-namaste',
      title: { en: 'Greet everyone', hi: 'सबको नमस्ते', mr: 'सगळ्यांना नमस्कार' },
      points: [
        {
          en: 'Greet the guard and the front desk too; they are sometimes asked about you.',
          hi: 'गार्ड और रिसेप्शन को भी नमस्ते कहिए; कभी-कभी उनसे भी आपके बारे में पूछा जाता है।',
          mr: 'गार्ड आणि रिसेप्शनलाही नमस्कार करा; कधी कधी त्यांनाही तुमच्याबद्दल विचारतात.',
        },
        {
          en: 'Say clearly who you are and why you have come.',
          hi: 'अपना नाम और क्यों आए हैं, साफ़ बताइए।',
          mr: 'तुमचं नाव आणि कशासाठी आलात ते स्पष्ट सांगा.',
        },
        {
          en: 'Namaste, Good morning, a nod: all are fine.',
          hi: 'नमस्ते, गुड मॉर्निंग, सिर हिलाना: सब ठीक है।',
          mr: 'नमस्कार, गुड मॉर्निंग, मान हलवणं: सगळं चालतं.',
        },
      ],
    },
    {
      key: 'sitting',
      imageKey: 'tip-chair',
      title: { en: 'Sit, look, listen', hi: 'बैठिए, देखिए, सुनिए', mr: 'बसा, पाहा, ऐका' },
      points: [
        {
          en: 'Phone on silent and in the bag.',
          hi: 'फ़ोन साइलेंट पर और बैग में।',
          mr: 'फोन सायलेंटवर आणि बॅगेत.',
        },
        {
          en: 'Sit straight, hands in your lap, feet still.',
          hi: 'सीधे बैठिए, हाथ गोद में, पैर स्थिर।',
          mr: 'सरळ बसा, हात मांडीवर, पाय स्थिर.',
        },
        {
          en: 'Look at the person who speaks, and let them finish.',
          hi: 'जो बोले उसकी ओर देखिए, और बात पूरी होने दीजिए।',
          mr: 'जो बोलतो त्याच्याकडे पाहा, आणि बोलणं पूर्ण होऊ द्या.',
        },
        {
          en: 'Three slow breaths outside the door calm the voice.',
          hi: 'दरवाज़े के बाहर तीन लंबी साँसें आवाज़ को ठहरा देती हैं।',
          mr: 'दाराबाहेर तीन मोठे श्वास घेतले की आवाज शांत होतो.',
        },
      ],
    },
    {
      key: 'language',
      imageKey: 'tip-speech',
      title: { en: 'Which language?', hi: 'कौन-सी भाषा?', mr: 'कोणती भाषा?' },
      points: [
        {
          en: 'Answer in the language you speak well, and ask if that is all right.',
          hi: 'जो भाषा अच्छी आती है उसमें जवाब दीजिए, और पूछ लीजिए कि चलेगा न।',
          mr: 'जी भाषा चांगली येते त्यात उत्तर द्या, आणि चालेल का ते विचारा.',
        },
        {
          en: 'A simple true sentence beats a difficult one in English.',
          hi: 'अंग्रेज़ी के कठिन वाक्य से सीधा-सच्चा वाक्य बेहतर है।',
          mr: 'इंग्रजीतल्या अवघड वाक्यापेक्षा साधं खरं वाक्य बरं.',
        },
        {
          en: 'Not understood? “Could you please repeat that?”',
          hi: 'समझ न आए तो: “ज़रा फिर से बताएँगे?”',
          mr: 'समजलं नाही तर: “जरा पुन्हा सांगाल का?”',
        },
      ],
    },
  ],
};
