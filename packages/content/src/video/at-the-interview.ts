import type { VideoTipCategory } from '../types.ts';

/** Read-along videos about job interviews. */
export const atTheInterview: VideoTipCategory = {
  key: 'at-the-interview',
  name: { en: 'At the interview', hi: 'इंटरव्यू में', mr: 'इंटरव्ह्यूत' },
  videos: [
    {
      videoId: 'nv-about-yourself',
      imageKey: 'video-about-you',
      title: {
        en: '“Tell us about yourself” in one minute',
        hi: 'एक मिनट में “अपने बारे में बताइए”',
        mr: 'एका मिनिटात “स्वतःबद्दल सांगा”',
      },
      captions: [
        {
          en: 'They ask: tell us about yourself. Breathe in once.',
          hi: 'वे पूछते हैं: अपने बारे में बताइए। एक लंबी साँस लीजिए।',
          mr: 'ते विचारतात: स्वतःबद्दल सांगा. एक मोठा श्वास घ्या.',
        },
        {
          en: 'Who you are: I am Anil, I live in Kurla, I passed twelfth this year.',
          hi: 'आप कौन हैं: मैं अनिल हूँ, कुर्ला में रहता हूँ, इस साल बारहवीं पास की।',
          mr: 'तुम्ही कोण: मी अनिल, कुर्ल्यात राहतो, या वर्षी बारावी झालो.',
        },
        {
          en: 'What you have done: I helped at my uncle’s mobile shop for a year.',
          hi: 'क्या किया: एक साल चाचा की मोबाइल दुकान में हाथ बँटाया।',
          mr: 'काय केलंत: एक वर्ष काकांच्या मोबाइल दुकानात मदत केली.',
        },
        {
          en: 'One example: on Sundays I served forty customers and kept the cash.',
          hi: 'एक मिसाल: रविवार को चालीस ग्राहक सँभाले और गल्ला देखा।',
          mr: 'एक उदाहरण: रविवारी चाळीस गिऱ्हाइकं सांभाळली आणि गल्ला पाहिला.',
        },
        {
          en: 'Why this job: I like talking to people and want to learn sales.',
          hi: 'यही नौकरी क्यों: लोगों से बात करना पसंद है, सेल्स सीखना चाहता हूँ।',
          mr: 'हीच नोकरी का: लोकांशी बोलायला आवडतं, विक्री शिकायची आहे.',
        },
        {
          en: 'Stop there. A short answer leaves room for their questions.',
          hi: 'वहीं रुकिए। छोटा जवाब उन्हें सवाल पूछने की जगह देता है।',
          mr: 'तिथेच थांबा. छोट्या उत्तराने त्यांना प्रश्न विचारायला जागा मिळते.',
        },
        {
          en: 'Now say your own three sentences, aloud.',
          hi: 'अब अपने तीन वाक्य बोलिए, ज़ोर से।',
          mr: 'आता तुमची तीन वाक्यं बोला, मोठ्याने.',
        },
      ],
    },
    {
      videoId: 'nv-no-english-no-problem',
      imageKey: 'video-languages',
      title: { en: 'No English? No problem', hi: 'अंग्रेज़ी नहीं? कोई बात नहीं', mr: 'इंग्रजी नाही? काही हरकत नाही' },
      captions: [
        {
          en: 'The manager begins in English. Rekha understands half of it.',
          hi: 'मैनेजर अंग्रेज़ी में शुरू करते हैं। रेखा आधा समझती है।',
          mr: 'मॅनेजर इंग्रजीत सुरू करतात. रेखाला अर्धं समजतं.',
        },
        {
          en: 'She smiles and says: Sir, may I answer in Hindi?',
          hi: 'वह मुस्कुराकर कहती है: सर, क्या मैं हिंदी में जवाब दूँ?',
          mr: 'ती हसून म्हणते: सर, मी मराठीत उत्तर देऊ का?',
        },
        {
          en: 'He says: of course. For tailoring, good hands count.',
          hi: 'वे कहते हैं: बिल्कुल। सिलाई में तो हाथ का काम गिना जाता है।',
          mr: 'ते म्हणतात: नक्कीच. शिवणकामात हात चांगला हवा.',
        },
        {
          en: 'Where she does not know a word, she shows it.',
          hi: 'जहाँ शब्द नहीं आता, वहाँ करके दिखाती है।',
          mr: 'जिथे शब्द येत नाही, तिथे करून दाखवते.',
        },
        {
          en: 'She has written down five English words that she needs at work.',
          hi: 'काम के पाँच अंग्रेज़ी शब्द उसने पहले से लिखकर रखे हैं।',
          mr: 'कामाचे पाच इंग्रजी शब्द तिने आधीच लिहून ठेवले आहेत.',
        },
        {
          en: 'If a job really needs English, it says so in the description.',
          hi: 'किसी काम में सच में अंग्रेज़ी चाहिए, तो नौकरी में लिखा होता है।',
          mr: 'एखाद्या कामाला खरंच इंग्रजी लागत असेल, तर नोकरीत तसं लिहिलेलं असतं.',
        },
        {
          en: 'Speak simply and truly. People understand that everywhere.',
          hi: 'सीधा बोलिए, सच बोलिए। यह हर जगह समझ आता है।',
          mr: 'साधं बोला, खरं बोला. ते सगळीकडे समजतं.',
        },
      ],
    },
    {
      videoId: 'nv-ask-about-pay',
      imageKey: 'video-pay-talk',
      title: { en: 'Ask about pay without fear', hi: 'बिना डरे सैलरी की बात', mr: 'न घाबरता पगाराबद्दल बोला' },
      captions: [
        {
          en: 'Before you go, look at what five similar jobs pay.',
          hi: 'जाने से पहले देखिए कि ऐसी पाँच नौकरियाँ कितना देती हैं।',
          mr: 'जाण्याआधी अशाच पाच नोकऱ्या किती देतात ते पाहा.',
        },
        {
          en: 'They ask: how much do you expect?',
          hi: 'वे पूछते हैं: कितनी सैलरी चाहिए?',
          mr: 'ते विचारतात: किती पगार हवा?',
        },
        {
          en: 'You can ask: what have you planned for this job?',
          hi: 'आप पूछ सकते हैं: इस काम के लिए आपने कितना सोचा है?',
          mr: 'तुम्ही विचारू शकता: या कामासाठी तुम्ही किती ठरवलं आहे?',
        },
        {
          en: 'Or name a range: between fourteen and sixteen thousand in hand.',
          hi: 'या दायरा बताइए: हाथ में चौदह से सोलह हज़ार।',
          mr: 'किंवा आकडे सांगा: हातात चौदा ते सोळा हजार.',
        },
        {
          en: 'Give one reason: I live near and have two years of experience.',
          hi: 'एक वजह दीजिए: मैं पास रहता हूँ और दो साल का अनुभव है।',
          mr: 'एक कारण द्या: माझं घर जवळ आहे आणि दोन वर्षांचा अनुभव आहे.',
        },
        {
          en: 'Then ask: what is cut, and is there PF and ESI?',
          hi: 'फिर पूछिए: क्या कटेगा, PF और ESI है क्या?',
          mr: 'मग विचारा: काय कापलं जाईल, PF आणि ESI आहे का?',
        },
        {
          en: 'And on which day does it come? Nobody minds these questions.',
          hi: 'और किस तारीख को मिलेगी? इन सवालों का कोई बुरा नहीं मानता।',
          mr: 'आणि कोणत्या तारखेला मिळेल? या प्रश्नांचं कोणी वाईट मानत नाही.',
        },
        {
          en: 'Ask them to write the answer in the letter.',
          hi: 'जवाब लेटर में लिखवा लीजिए।',
          mr: 'उत्तर पत्रात लिहून घ्या.',
        },
      ],
    },
  ],
};
