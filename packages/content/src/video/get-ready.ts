import type { VideoTipCategory } from '../types.ts';

/** Read-along videos about preparing for the search for a job. */
export const getReady: VideoTipCategory = {
  key: 'get-ready',
  name: { en: 'Getting ready', hi: 'तैयारी', mr: 'तयारी' },
  videos: [
    {
      videoId: 'nv-profile-in-five-minutes',
      imageKey: 'video-profile',
      title: { en: 'Your profile in five minutes', hi: 'पाँच मिनट में प्रोफ़ाइल', mr: 'पाच मिनिटांत प्रोफाइल' },
      captions: [
        {
          en: 'Meera wants to work as a cook near her home.',
          hi: 'मीरा घर के पास रसोइए का काम चाहती है।',
          mr: 'मीराला घराजवळ स्वयंपाकाचं काम हवं आहे.',
        },
        {
          en: 'She signs in and writes her full name, exactly as on her documents.',
          hi: 'वह लॉगिन करके अपना पूरा नाम लिखती है, जैसा काग़ज़ों में है।',
          mr: 'ती लॉगिन करून पूर्ण नाव लिहिते, जसं कागदपत्रांवर आहे.',
        },
        {
          en: 'A code comes by SMS. She types it in herself and shares it with nobody.',
          hi: 'SMS पर कोड आता है। वह ख़ुद डालती है, किसी को नहीं बताती।',
          mr: 'SMS वर कोड येतो. ती स्वतः टाकते, कोणालाही सांगत नाही.',
        },
        {
          en: 'Then she picks the work she wants: cook, and two more.',
          hi: 'फिर अपनी पसंद के काम चुनती है: रसोइया, और दो और।',
          mr: 'मग आवडीची कामं निवडते: स्वयंपाकी, आणि आणखी दोन.',
        },
        {
          en: 'She adds what she can do: forty rotis an hour, Maharashtrian and Jain food.',
          hi: 'क्या आता है, यह जोड़ती है: घंटे में चालीस रोटियाँ, मराठी और जैन खाना।',
          mr: 'काय येतं ते लिहिते: तासाला चाळीस पोळ्या, महाराष्ट्रीय आणि जैन जेवण.',
        },
        {
          en: 'A clear photo in daylight, and the profile ring moves up.',
          hi: 'दिन की रोशनी में साफ़ फ़ोटो, और प्रोफ़ाइल का गोला बढ़ जाता है।',
          mr: 'दिवसाच्या उजेडात स्वच्छ फोटो, आणि प्रोफाइलचं वर्तुळ पुढे सरकतं.',
        },
        {
          en: 'Five minutes. Now companies she applies to know who she is.',
          hi: 'पाँच मिनट हुए। अब जहाँ अप्लाई करेगी, वहाँ लोग उसे जान पाएँगे।',
          mr: 'पाच मिनिटं झाली. आता जिथे अर्ज करेल, तिथे लोकांना ती कळेल.',
        },
      ],
    },
    {
      videoId: 'nv-resume-from-profile',
      imageKey: 'video-resume',
      title: { en: 'From profile to resume', hi: 'प्रोफ़ाइल से रिज़्यूमे', mr: 'प्रोफाइलवरून रेझ्युमे' },
      captions: [
        {
          en: 'Salim has no computer and no resume.',
          hi: 'सलीम के पास न कंप्यूटर है, न रिज़्यूमे।',
          mr: 'सलीमकडे कॉम्प्युटर नाही आणि रेझ्युमेही नाही.',
        },
        {
          en: 'He opens his profile and taps the resume card.',
          hi: 'वह प्रोफ़ाइल खोलकर रिज़्यूमे वाला कार्ड दबाता है।',
          mr: 'तो प्रोफाइल उघडून रेझ्युमेचं कार्ड दाबतो.',
        },
        {
          en: 'The portal makes a page from what he has filled in.',
          hi: 'उसने जो भरा है, उससे पोर्टल एक पन्ना बना देता है।',
          mr: 'त्याने जे भरलं आहे, त्यावरून पोर्टल एक पान तयार करतं.',
        },
        {
          en: 'He reads it through. Is the number right? Are the years right?',
          hi: 'वह पढ़कर देखता है: नंबर सही है? साल सही हैं?',
          mr: 'तो वाचून पाहतो: नंबर बरोबर आहे? वर्षं बरोबर आहेत?',
        },
        {
          en: 'A year is wrong. He corrects it in the profile and makes it again.',
          hi: 'एक साल ग़लत है। प्रोफ़ाइल में सुधारकर फिर बनाता है।',
          mr: 'एक वर्ष चुकलं आहे. प्रोफाइलमध्ये दुरुस्त करून पुन्हा बनवतो.',
        },
        {
          en: 'No Aadhaar number, no bank number: a resume does not need them.',
          hi: 'न आधार नंबर, न बैंक नंबर: रिज़्यूमे में इनकी ज़रूरत नहीं।',
          mr: 'आधार नंबर नाही, बँक नंबर नाही: रेझ्युमेला ते लागत नाहीत.',
        },
        {
          en: 'Done. It now goes with every application.',
          hi: 'हो गया। अब हर अर्ज़ी के साथ अपने आप जाएगा।',
          mr: 'झालं. आता प्रत्येक अर्जासोबत तो आपोआप जाईल.',
        },
      ],
    },
    {
      videoId: 'nv-read-a-job',
      imageKey: 'video-job-card',
      title: {
        en: 'Read a job in one minute',
        hi: 'एक मिनट में नौकरी समझिए',
        mr: 'एका मिनिटात नोकरी समजून घ्या',
      },
      captions: [
        {
          en: 'Look at the pay first: from how much to how much a month?',
          hi: 'पहले सैलरी देखिए: महीने के कितने से कितने तक?',
          mr: 'आधी पगार पाहा: महिन्याला किती ते किती?',
        },
        {
          en: 'Then the distance. Could you travel this far every day, even in the rain?',
          hi: 'फिर दूरी। क्या यह रास्ता रोज़ कर पाएँगे, बारिश में भी?',
          mr: 'मग अंतर. हा रस्ता रोज जमेल का, पावसातही?',
        },
        {
          en: 'Full time, part time or internship: does it fit your day?',
          hi: 'फ़ुल टाइम, पार्ट टाइम या इंटर्नशिप: आपके दिन में बैठता है?',
          mr: 'फुल टाइम, पार्ट टाइम की इंटर्नशिप: तुमच्या दिवसात बसतं का?',
        },
        {
          en: 'Five checks. See which are done and which are not.',
          hi: 'पाँच जाँच। देखिए कौन-सी हुई, कौन-सी नहीं।',
          mr: 'पाच तपासण्या. कोणत्या झाल्या, कोणत्या नाही ते पाहा.',
        },
        {
          en: 'Tap Listen, and the phone reads the work out to you.',
          hi: '“सुनें” दबाइए, फ़ोन काम पढ़कर सुनाएगा।',
          mr: '“ऐका” दाबा, फोन काम वाचून दाखवेल.',
        },
        {
          en: 'Anything unclear? Call HR in the hours shown.',
          hi: 'कुछ साफ़ नहीं? बताए गए समय में HR को कॉल कीजिए।',
          mr: 'काही स्पष्ट नाही? दाखवलेल्या वेळेत HR ला फोन करा.',
        },
        {
          en: 'Does it fit? Apply. It costs one credit, never money.',
          hi: 'ठीक लगे तो अप्लाई कीजिए। लगता है एक क्रेडिट, पैसे कभी नहीं।',
          mr: 'जमतंय? अर्ज करा. लागतं एक क्रेडिट, पैसे कधीच नाही.',
        },
      ],
    },
  ],
};
