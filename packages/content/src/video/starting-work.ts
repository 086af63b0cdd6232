import type { VideoTipCategory } from '../types.ts';

/** Read-along videos about the first weeks at work. Source for payment by the 7th: Code on Wages, 2019, s. 17. */
export const startingWork: VideoTipCategory = {
  key: 'starting-work',
  name: { en: 'Starting work', hi: 'काम की शुरुआत', mr: 'कामाची सुरुवात' },
  videos: [
    {
      videoId: 'nv-first-day',
      imageKey: 'video-first-day',
      title: { en: 'Your first day', hi: 'पहला दिन', mr: 'पहिला दिवस' },
      captions: [
        {
          en: 'Come fifteen minutes early. People notice on the first day.',
          hi: 'पंद्रह मिनट पहले पहुँचिए। आज इस पर सबका ध्यान होता है।',
          mr: 'पंधरा मिनिटं आधी या. आज सगळ्यांचं लक्ष असतं.',
        },
        {
          en: 'Learn three names: your senior, the person next to you, the guard.',
          hi: 'तीन नाम याद कीजिए: आपके सीनियर, साथ काम करने वाला, गार्ड।',
          mr: 'तीन नावं लक्षात ठेवा: तुमचे सीनियर, शेजारी काम करणारा, गार्ड.',
        },
        {
          en: 'Ask where things are: water, toilet, exit, first-aid box.',
          hi: 'पूछिए कि क्या कहाँ है: पानी, टॉयलेट, बाहर का रास्ता, फ़र्स्ट-एड बॉक्स।',
          mr: 'काय कुठे आहे ते विचारा: पाणी, शौचालय, बाहेरचा रस्ता, प्रथमोपचार पेटी.',
        },
        {
          en: 'Keep a small notebook. Write down every step you are shown.',
          hi: 'छोटी कॉपी रखिए। जो सिखाएँ, हर क़दम लिखिए।',
          mr: 'छोटी वही ठेवा. जे दाखवतील ते प्रत्येक पाऊल लिहा.',
        },
        {
          en: 'Not sure? Ask before you switch on the machine.',
          hi: 'पक्का नहीं? मशीन चालू करने से पहले पूछिए।',
          mr: 'खात्री नाही? मशीन चालू करण्याआधी विचारा.',
        },
        {
          en: 'A mistake? Say so at once. It costs less than hiding it.',
          hi: 'ग़लती हो गई? तुरंत बताइए। छिपाने से ज़्यादा नुक़सान होता है।',
          mr: 'चूक झाली? लगेच सांगा. लपवलं तर जास्त नुकसान होतं.',
        },
        {
          en: 'In the evening ask: how was it, what should I do better tomorrow?',
          hi: 'शाम को पूछिए: कैसा रहा, कल क्या बेहतर करूँ?',
          mr: 'संध्याकाळी विचारा: कसं झालं, उद्या काय चांगलं करू?',
        },
      ],
    },
    {
      videoId: 'nv-first-salary',
      imageKey: 'video-first-salary',
      title: { en: 'Your first salary', hi: 'पहली सैलरी', mr: 'पहिला पगार' },
      captions: [
        {
          en: 'From the first day, mark in a calendar when you came and went.',
          hi: 'पहले दिन से कैलेंडर में लिखिए कि कब आए, कब गए।',
          mr: 'पहिल्या दिवसापासून कॅलेंडरमध्ये लिहा, कधी आलात, कधी गेलात.',
        },
        {
          en: 'Monthly wages are due by the seventh of the next month.',
          hi: 'महीने की सैलरी अगले महीने की सात तारीख तक मिलनी चाहिए।',
          mr: 'महिन्याचा पगार पुढच्या महिन्याच्या सात तारखेपर्यंत मिळायला हवा.',
        },
        {
          en: 'Ask for the slip, on paper or on the phone.',
          hi: 'स्लिप माँगिए, काग़ज़ पर या फ़ोन पर।',
          mr: 'स्लिप मागा, कागदावर किंवा फोनवर.',
        },
        {
          en: 'Compare: are the days right, is the overtime there?',
          hi: 'मिलाइए: दिन सही हैं, ओवरटाइम जुड़ा है?',
          mr: 'जुळवा: दिवस बरोबर आहेत, ओव्हरटाइम धरला आहे?',
        },
        {
          en: 'PF and ESI are not lost. They are your savings and your insurance.',
          hi: 'PF और ESI गए नहीं। वे आपकी बचत और आपका बीमा हैं।',
          mr: 'PF आणि ESI गेले नाहीत. ती तुमची बचत आणि तुमचा विमा आहे.',
        },
        {
          en: 'Something does not fit? Ask this week, calmly, with your calendar.',
          hi: 'कुछ मेल नहीं खाता? इसी हफ़्ते, शांति से, कैलेंडर के साथ पूछिए।',
          mr: 'काही जुळत नाही? याच आठवड्यात, शांतपणे, कॅलेंडर घेऊन विचारा.',
        },
        {
          en: 'And put a little aside, even if it is only five hundred rupees.',
          hi: 'और थोड़ा बचाइए, चाहे पाँच सौ रुपये ही हों।',
          mr: 'आणि थोडे बाजूला ठेवा, फक्त पाचशे रुपये असले तरी.',
        },
      ],
    },
    {
      videoId: 'nv-leaving-well',
      imageKey: 'video-leaving',
      title: { en: 'Leaving a job well', hi: 'नौकरी ठीक से छोड़ना', mr: 'नोकरी नीट सोडणं' },
      captions: [
        {
          en: 'Found something better? First get the new letter in hand.',
          hi: 'बेहतर काम मिल गया? पहले नया लेटर हाथ में लीजिए।',
          mr: 'जास्त चांगलं काम मिळालं? आधी नवं पत्र हातात घ्या.',
        },
        {
          en: 'Check your old letter: how many days’ notice?',
          hi: 'पुराने लेटर में देखिए: कितने दिन का नोटिस है?',
          mr: 'जुन्या पत्रात पाहा: किती दिवसांची नोटीस आहे?',
        },
        {
          en: 'Tell your senior yourself, before others do, and then in writing.',
          hi: 'सीनियर को ख़ुद बताइए, दूसरों से पहले, और फिर लिखकर।',
          mr: 'सीनियरना स्वतः सांगा, इतरांच्या आधी, आणि मग लेखी.',
        },
        {
          en: 'Hand over the keys, the tools and any unfinished work.',
          hi: 'चाबियाँ, औज़ार और अधूरा काम सौंप दीजिए।',
          mr: 'किल्ल्या, हत्यारं आणि अर्धवट काम सोपवा.',
        },
        {
          en: 'Ask for your dues, your last salary slips and an experience letter.',
          hi: 'बचा पैसा, आख़िरी स्लिप और अनुभव का लेटर माँगिए।',
          mr: 'उरलेले पैसे, शेवटच्या स्लिप आणि अनुभवाचं पत्र मागा.',
        },
        {
          en: 'Your PF stays with your UAN. Give the same number at the new place.',
          hi: 'PF आपके UAN के साथ रहता है। नई जगह वही नंबर दीजिए।',
          mr: 'PF तुमच्या UAN सोबत राहतो. नव्या ठिकाणी तोच नंबर द्या.',
        },
        {
          en: 'Say thank you. The city is smaller than it looks.',
          hi: 'धन्यवाद कहिए। शहर जितना दिखता है उससे छोटा है।',
          mr: 'धन्यवाद म्हणा. शहर दिसतं त्यापेक्षा लहान असतं.',
        },
      ],
    },
  ],
};
