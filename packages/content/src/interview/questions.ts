import type { InterviewTipCategory } from '../types.ts';

/** Tips for common interview questions. */
export const commonQuestions: InterviewTipCategory = {
  key: 'questions',
  name: { en: 'Common questions', hi: 'आम सवाल', mr: 'नेहमीचे प्रश्न' },
  tips: [
    {
      key: 'about-you',
      imageKey: 'tip-person',
      title: { en: '“Tell us about yourself”', hi: '“अपने बारे में बताइए”', mr: '“स्वतःबद्दल सांगा”' },
      points: [
        {
          en: 'First: name, where you live, what you do now.',
          hi: 'पहले: नाम, कहाँ रहते हैं, अभी क्या करते हैं।',
          mr: 'आधी: नाव, कुठे राहता, आत्ता काय करता.',
        },
        {
          en: 'Then: what you learnt or did that fits this job.',
          hi: 'फिर: इस नौकरी से जुड़ा क्या सीखा या किया।',
          mr: 'मग: या नोकरीशी जुळणारं काय शिकलात किंवा केलंत.',
        },
        {
          en: 'Last: why you want this work. One minute in all.',
          hi: 'आख़िर में: यह काम क्यों चाहिए। कुल एक मिनट।',
          mr: 'शेवटी: हे काम का हवं. एकूण एक मिनिट.',
        },
        {
          en: 'You do not need to talk about family or religion.',
          hi: 'घर की बातें और धर्म बताना ज़रूरी नहीं।',
          mr: 'घरच्या गोष्टी आणि धर्म सांगायची गरज नाही.',
        },
      ],
    },
    {
      key: 'experience',
      imageKey: 'tip-toolbox',
      title: { en: '“What have you done so far?”', hi: '“अब तक क्या किया है?”', mr: '“आतापर्यंत काय केलंत?”' },
      points: [
        {
          en: 'Give one example from start to finish.',
          hi: 'एक मिसाल शुरू से आख़िर तक बताइए।',
          mr: 'एक उदाहरण सुरुवातीपासून शेवटपर्यंत सांगा.',
        },
        {
          en: 'What was the task, what did you do, and how did it end?',
          hi: 'क्या करना था, आपने क्या किया, क्या नतीजा हुआ?',
          mr: 'काय करायचं होतं, तुम्ही काय केलंत, काय झालं?',
        },
        {
          en: 'Use numbers: how many customers, how many plates, how many days.',
          hi: 'गिनती बताइए: कितने ग्राहक, कितनी थालियाँ, कितने दिन।',
          mr: 'आकडे सांगा: किती गिऱ्हाइकं, किती ताटं, किती दिवस.',
        },
        {
          en: 'No job yet? Home, field, shop and college work count.',
          hi: 'नौकरी नहीं की? घर, खेत, दुकान और कॉलेज का काम भी गिना जाता है।',
          mr: 'नोकरी केली नाही? घर, शेत, दुकान आणि कॉलेजचं कामही धरतात.',
        },
      ],
    },
    {
      key: 'weakness',
      imageKey: 'tip-seedling',
      title: { en: '“What is your weakness?”', hi: '“आपकी कमज़ोरी क्या है?”', mr: '“तुमची कमजोरी काय?”' },
      points: [
        {
          en: 'Name a small, true weakness that does not matter much for this job.',
          hi: 'छोटी और सच्ची बात बताइए, जो इस काम की जड़ न हो।',
          mr: 'छोटी आणि खरी गोष्ट सांगा, जी या कामाचा गाभा नसेल.',
        },
        {
          en: 'Say at once what you do about it.',
          hi: 'साथ ही बताइए कि उसके लिए क्या कर रहे हैं।',
          mr: 'त्यासाठी काय करताय तेही लगेच सांगा.',
        },
        {
          en: '“I have none” sounds untrue.',
          hi: '“कोई कमज़ोरी नहीं” झूठ लगता है।',
          mr: '“काहीच कमजोरी नाही” हे खोटं वाटतं.',
        },
      ],
    },
    {
      key: 'why-left',
      imageKey: 'tip-door',
      title: { en: '“Why did you leave?”', hi: '“पिछली नौकरी क्यों छोड़ी?”', mr: '“आधीची नोकरी का सोडली?”' },
      points: [
        {
          en: 'Keep it short and true: it was too far, the shop closed, the hours did not fit.',
          hi: 'छोटा और सच: रास्ता लंबा था, दुकान बंद हुई, समय नहीं जमा।',
          mr: 'थोडक्यात आणि खरं: रस्ता लांब होता, दुकान बंद झालं, वेळ जमली नाही.',
        },
        {
          en: 'Do not speak badly of your old boss.',
          hi: 'पुराने मालिक की बुराई मत कीजिए।',
          mr: 'आधीच्या मालकाबद्दल वाईट बोलू नका.',
        },
        {
          en: 'A gap is fine: say what you did in that time.',
          hi: 'बीच में ख़ाली रहना ग़लत नहीं: बताइए उस समय क्या किया।',
          mr: 'मधे रिकामं राहणं चुकीचं नाही: त्या वेळात काय केलं ते सांगा.',
        },
      ],
    },
    {
      key: 'private-questions',
      imageKey: 'tip-shield',
      title: {
        en: 'Questions you do not have to answer',
        hi: 'जिन सवालों का जवाब ज़रूरी नहीं',
        mr: 'ज्या प्रश्नांना उत्तर द्यायची गरज नाही',
      },
      points: [
        {
          en: 'Marriage, children, caste and religion have nothing to do with the work.',
          hi: 'शादी, बच्चे, जाति और धर्म का काम से कोई लेना-देना नहीं।',
          mr: 'लग्न, मुलं, जात आणि धर्म यांचा कामाशी काही संबंध नाही.',
        },
        {
          en: 'You can say: “I will manage the hours well” and go back to the work.',
          hi: 'कह सकते हैं: “समय की कोई दिक़्क़त नहीं होगी” और काम की बात पर लौट आइए।',
          mr: 'म्हणू शकता: “वेळ मी नीट सांभाळेन” आणि कामाच्या गोष्टीवर परत या.',
        },
        {
          en: 'If they become rude, thank them and leave. You can report the job.',
          hi: 'बात बदतमीज़ी तक जाए, तो धन्यवाद कहकर निकलिए। नौकरी की शिकायत कर सकते हैं।',
          mr: 'बोलणं उद्धट झालं, तर धन्यवाद म्हणून निघा. नोकरीची तक्रार करता येते.',
        },
      ],
    },
  ],
};
