import type { InterviewTipCategory } from '../types.ts';

/** Tips for interviews by phone and by video. */
export const phoneAndVideo: InterviewTipCategory = {
  key: 'phone-and-video',
  name: { en: 'Phone and video', hi: 'फ़ोन और वीडियो', mr: 'फोन आणि व्हिडिओ' },
  tips: [
    {
      key: 'call-hr',
      imageKey: 'tip-phone',
      title: { en: 'Calling HR', hi: 'HR को कॉल करना', mr: 'HR ला फोन करणं' },
      points: [
        {
          en: 'Call in the hours shown, from a quiet place.',
          hi: 'बताए गए समय में, शांत जगह से कॉल कीजिए।',
          mr: 'दाखवलेल्या वेळेत, शांत जागेवरून फोन करा.',
        },
        {
          en: '“Namaste, my name is … I am calling about the job of … Is it a good time?”',
          hi: '“नमस्ते, मेरा नाम … है। … की नौकरी के बारे में कॉल किया है। अभी बात कर सकते हैं?”',
          mr: '“नमस्कार, माझं नाव … आहे. … च्या नोकरीबद्दल फोन केला आहे. आत्ता बोलता येईल का?”',
        },
        {
          en: 'Keep paper and pen ready: name, day, time, place.',
          hi: 'काग़ज़-पेन तैयार रखिए: नाम, दिन, समय, जगह।',
          mr: 'कागद-पेन तयार ठेवा: नाव, दिवस, वेळ, ठिकाण.',
        },
        {
          en: 'No answer? Try once more later. Ten calls only annoy them.',
          hi: 'फ़ोन न उठे तो बाद में एक बार और; दस कॉल से चिढ़ होती है।',
          mr: 'फोन उचलला नाही तर नंतर एकदा; दहा फोन केले की राग येतो.',
        },
      ],
    },
    {
      key: 'phone-interview',
      imageKey: 'tip-headset',
      title: { en: 'Interview on the phone', hi: 'फ़ोन पर इंटरव्यू', mr: 'फोनवर इंटरव्ह्यू' },
      points: [
        {
          en: 'Charge the phone and check the network where you will sit.',
          hi: 'फ़ोन चार्ज कीजिए और जहाँ बैठेंगे वहाँ नेटवर्क देखिए।',
          mr: 'फोन चार्ज करा आणि जिथे बसाल तिथे नेटवर्क पाहा.',
        },
        {
          en: 'Tell the family: fifteen minutes of quiet, please.',
          hi: 'घर वालों से कहिए: पंद्रह मिनट शांति चाहिए।',
          mr: 'घरच्यांना सांगा: पंधरा मिनिटं शांतता हवी.',
        },
        {
          en: 'Smile when you speak. They can hear it.',
          hi: 'मुस्कुराकर बोलिए; आवाज़ में सुनाई देता है।',
          mr: 'हसून बोला; ते आवाजात ऐकू येतं.',
        },
        {
          en: 'Keep your resume in front of you.',
          hi: 'रिज़्यूमे सामने रखिए।',
          mr: 'रेझ्युमे समोर ठेवा.',
        },
      ],
    },
    {
      key: 'video-interview',
      imageKey: 'tip-video-call',
      title: { en: 'Interview by video', hi: 'वीडियो पर इंटरव्यू', mr: 'व्हिडिओवर इंटरव्ह्यू' },
      points: [
        {
          en: 'Light from the front, a plain wall behind.',
          hi: 'रोशनी सामने से, पीछे सादी दीवार।',
          mr: 'उजेड समोरून, मागे साधी भिंत.',
        },
        {
          en: 'Lean the phone on books at eye height.',
          hi: 'फ़ोन को किताबों के सहारे आँखों की ऊँचाई पर रखिए।',
          mr: 'फोन पुस्तकांना टेकवून डोळ्यांच्या उंचीवर ठेवा.',
        },
        {
          en: 'Try the link ten minutes before.',
          hi: 'दस मिनट पहले लिंक खोलकर देख लीजिए।',
          mr: 'दहा मिनिटं आधी लिंक उघडून पाहा.',
        },
        {
          en: 'Look into the camera when you speak, not at yourself.',
          hi: 'बोलते समय कैमरे में देखिए, ख़ुद को नहीं।',
          mr: 'बोलताना कॅमेऱ्यात पाहा, स्वतःकडे नाही.',
        },
      ],
    },
    {
      key: 'chat-only',
      imageKey: 'tip-warning',
      title: { en: 'Only by chat? Be careful', hi: 'सिर्फ़ चैट पर? सावधान', mr: 'फक्त चॅटवर? सावध राहा' },
      points: [
        {
          en: 'A real company wants to see or hear you at least once.',
          hi: 'असली कंपनी एक बार आपको देखना या सुनना चाहती है।',
          mr: 'खऱ्या कंपनीला एकदा तरी तुम्हाला पाहायचं किंवा ऐकायचं असतं.',
        },
        {
          en: 'Never share an OTP, a PIN or your screen.',
          hi: 'OTP, PIN या अपनी स्क्रीन कभी शेयर मत कीजिए।',
          mr: 'OTP, PIN किंवा स्क्रीन कधीही शेअर करू नका.',
        },
        {
          en: 'Do not install an app that they send you.',
          hi: 'उनका भेजा हुआ ऐप इंस्टॉल मत कीजिए।',
          mr: 'त्यांनी पाठवलेलं ॲप इन्स्टॉल करू नका.',
        },
        {
          en: 'They ask for money? Stop, and report the job.',
          hi: 'पैसे माँगे? वहीं रुकिए और नौकरी की शिकायत कीजिए।',
          mr: 'पैसे मागितले? तिथेच थांबा आणि नोकरीची तक्रार करा.',
        },
      ],
    },
  ],
};
