import type { Localized } from './localized.ts';

/**
 * What the server says when something worked. The messages of saving a job and following a company are compared
 * by older clients: send their English there, whatever the language.
 */
export const successMessages = {
  jobSaved: {
    en: 'Job saved successfully',
    hi: 'नौकरी सेव हो गई',
    mr: 'नोकरी सेव्ह झाली',
  },
  jobUnsaved: {
    en: 'Job unsaved successfully',
    hi: 'नौकरी सेव से हटा दी',
    mr: 'नोकरी सेव्हमधून काढली',
  },
  companyFollowed: {
    en: 'You have started following this company',
    hi: 'अब आप इस कंपनी को फ़ॉलो कर रहे हैं',
    mr: 'आता तुम्ही या कंपनीला फॉलो करत आहात',
  },
  companyUnfollowed: {
    en: 'You have unfollowed this company',
    hi: 'आपने इस कंपनी को फ़ॉलो करना बंद किया',
    mr: 'तुम्ही या कंपनीला फॉलो करणं थांबवलं',
  },
  applied: {
    en: 'You have successfully applied for job',
    hi: 'आपकी एप्लीकेशन पहुँच गई',
    mr: 'तुमचा अर्ज पोहोचला',
  },
  applicationWithdrawn: {
    en: 'Your application has been taken back',
    hi: 'आपकी एप्लीकेशन वापस ले ली गई',
    mr: 'तुमचा अर्ज मागे घेतला',
  },
  notInterested: {
    en: 'This job will not be shown to you again',
    hi: 'यह नौकरी अब आपको नहीं दिखेगी',
    mr: 'ही नोकरी तुम्हाला पुन्हा दिसणार नाही',
  },
  notInterestedUndone: {
    en: 'This job is back in your lists',
    hi: 'यह नौकरी फिर आपकी लिस्ट में है',
    mr: 'ही नोकरी पुन्हा तुमच्या यादीत आली',
  },
  reportSubmitted: {
    en: 'Report submitted successfully. Thank you, our team will look at it.',
    hi: 'रिपोर्ट मिल गई। शुक्रिया, हमारी टीम इसे देखेगी।',
    mr: 'तक्रार मिळाली. धन्यवाद, आमची टीम ती पाहील.',
  },
  creditsGranted: {
    en: 'Credits added: {{count}}',
    hi: '{{count}} क्रेडिट जुड़ गए',
    mr: '{{count}} क्रेडिट मिळाले',
  },
  creditsRequested: {
    en: 'Your request has reached us. We will tell you as soon as it is decided.',
    hi: 'आपकी माँग पहुँच गई। फ़ैसला होते ही बताएँगे।',
    mr: 'तुमची मागणी पोहोचली. निर्णय झाला की सांगू.',
  },
  referralApplied: {
    en: 'Referral code applied. You and your friend each earn 3 credits.',
    hi: 'रेफ़रल कोड लग गया। आपको और आपके दोस्त को 3-3 क्रेडिट मिलेंगे।',
    mr: 'रेफरल कोड लागला. तुम्हाला आणि तुमच्या मित्राला 3-3 क्रेडिट मिळतील.',
  },
  otpSent: {
    en: 'We have sent a code by SMS to {{phone}}',
    hi: 'हमने {{phone}} पर SMS से कोड भेजा है',
    mr: 'आम्ही {{phone}} वर SMS ने कोड पाठवला आहे',
  },
  otpVerified: {
    en: 'OTP verified successfully',
    hi: 'मोबाइल नंबर वेरिफ़ाई हो गया',
    mr: 'मोबाइल नंबर व्हेरिफाय झाला',
  },
  profileUpdated: {
    en: 'Profile updated successfully',
    hi: 'प्रोफ़ाइल बदल गई',
    mr: 'प्रोफाइल बदललं',
  },
  educationAdded: {
    en: 'Education added successfully',
    hi: 'पढ़ाई की जानकारी जुड़ गई',
    mr: 'शिक्षणाची माहिती जोडली',
  },
  marksheetUploaded: {
    en: 'Marksheet uploaded successfully',
    hi: 'मार्कशीट अपलोड हो गई',
    mr: 'मार्कशीट अपलोड झाली',
  },
  marksheetDeleted: {
    en: 'Marksheet deleted successfully',
    hi: 'मार्कशीट मिटा दी गई',
    mr: 'मार्कशीट पुसली',
  },
  experienceAdded: {
    en: 'Work experience added successfully',
    hi: 'काम का अनुभव जुड़ गया',
    mr: 'कामाचा अनुभव जोडला',
  },
  experienceUpdated: {
    en: 'Work experience updated successfully',
    hi: 'काम का अनुभव बदल गया',
    mr: 'कामाचा अनुभव बदलला',
  },
  experienceDeleted: {
    en: 'Work experience deleted successfully',
    hi: 'काम का अनुभव मिटा दिया',
    mr: 'कामाचा अनुभव पुसला',
  },
  interestsSaved: {
    en: 'Your choice of work is saved',
    hi: 'आपकी पसंद के काम सेव हो गए',
    mr: 'तुमच्या आवडीची कामं सेव्ह झाली',
  },
  resumeUploaded: {
    en: 'Resume uploaded successfully',
    hi: 'रिज़्यूमे अपलोड हो गया',
    mr: 'रेझ्युमे अपलोड झाला',
  },
  resumeMade: {
    en: 'Your resume is ready',
    hi: 'आपका रिज़्यूमे तैयार है',
    mr: 'तुमचा रेझ्युमे तयार आहे',
  },
  resumeDeleted: {
    en: 'Resume deleted successfully',
    hi: 'रिज़्यूमे मिटा दिया गया',
    mr: 'रेझ्युमे पुसला',
  },
  photoUploaded: {
    en: 'Photo uploaded successfully',
    hi: 'फ़ोटो अपलोड हो गई',
    mr: 'फोटो अपलोड झाला',
  },
  photoDeleted: {
    en: 'Photo deleted successfully',
    hi: 'फ़ोटो हटा दी गई',
    mr: 'फोटो काढला',
  },
  identityProofUploaded: {
    en: 'ID proof uploaded successfully',
    hi: 'पहचान पत्र अपलोड हो गया',
    mr: 'ओळखपत्र अपलोड झालं',
  },
  identityProofDeleted: {
    en: 'ID proof deleted successfully',
    hi: 'पहचान पत्र मिटा दिया गया',
    mr: 'ओळखपत्र पुसलं',
  },
  aadhaarUploaded: {
    en: 'Aadhaar uploaded successfully',
    hi: 'आधार अपलोड हो गया',
    mr: 'आधार अपलोड झालं',
  },
  aadhaarDeleted: {
    en: 'Aadhaar deleted successfully',
    hi: 'आधार मिटा दिया गया',
    mr: 'आधार पुसलं',
  },
  certificateUploaded: {
    en: 'Certificate uploaded successfully',
    hi: 'सर्टिफ़िकेट अपलोड हो गया',
    mr: 'सर्टिफिकेट अपलोड झालं',
  },
  certificateDeleted: {
    en: 'Certificate deleted successfully',
    hi: 'सर्टिफ़िकेट मिटा दिया गया',
    mr: 'सर्टिफिकेट पुसलं',
  },
  videoUploaded: {
    en: 'Video uploaded successfully',
    hi: 'वीडियो अपलोड हो गया',
    mr: 'व्हिडिओ अपलोड झाला',
  },
  videoDeleted: {
    en: 'Video deleted successfully',
    hi: 'वीडियो मिटा दिया गया',
    mr: 'व्हिडिओ पुसला',
  },
  audioUploaded: {
    en: 'Audio uploaded successfully',
    hi: 'ऑडियो अपलोड हो गया',
    mr: 'ऑडिओ अपलोड झाला',
  },
  feedbackSubmitted: {
    en: 'Feedback submitted successfully',
    hi: 'आपकी राय मिल गई। शुक्रिया!',
    mr: 'तुमचं मत मिळालं. धन्यवाद!',
  },
  supportMessageSent: {
    en: 'Your message has reached our team',
    hi: 'आपका संदेश हमारी टीम तक पहुँच गया',
    mr: 'तुमचा मेसेज आमच्या टीमकडे पोहोचला',
  },
  reviewSubmitted: {
    en: 'Thank you for your review',
    hi: 'रिव्यू के लिए शुक्रिया',
    mr: 'रिव्ह्यूबद्दल धन्यवाद',
  },
  available: {
    en: 'Companies can see that you are looking for work',
    hi: 'कंपनियों को दिखेगा कि आप काम ढूँढ रहे हैं',
    mr: 'तुम्ही काम शोधत आहात हे कंपन्यांना दिसेल',
  },
  notAvailable: {
    en: 'You are now shown as not looking for work',
    hi: 'अब दिखेगा कि आप अभी काम नहीं ढूँढ रहे',
    mr: 'तुम्ही सध्या काम शोधत नाही असं आता दिसेल',
  },
  languageChanged: {
    en: 'Language changed',
    hi: 'भाषा बदल गई',
    mr: 'भाषा बदलली',
  },
  notificationsEnabled: {
    en: 'Enable notification successfully',
    hi: 'नोटिफ़िकेशन चालू हो गया',
    mr: 'नोटिफिकेशन चालू झालं',
  },
  notificationsDisabled: {
    en: 'Disable notification successfully',
    hi: 'नोटिफ़िकेशन बंद हो गया',
    mr: 'नोटिफिकेशन बंद झालं',
  },
  notificationDeleted: {
    en: 'Notification deleted',
    hi: 'नोटिफ़िकेशन हटा दिया',
    mr: 'नोटिफिकेशन काढलं',
  },
  notificationsCleared: {
    en: 'All notifications deleted',
    hi: 'सारे नोटिफ़िकेशन हटा दिए',
    mr: 'सगळी नोटिफिकेशन काढली',
  },
  deviceSaved: {
    en: 'This device is ready for notifications',
    hi: 'इस फ़ोन पर नोटिफ़िकेशन आएँगे',
    mr: 'या फोनवर नोटिफिकेशन येतील',
  },
  accountDeleted: {
    en: 'Your account and your data have been deleted',
    hi: 'आपका अकाउंट और जानकारी मिटा दी गई',
    mr: 'तुमचं खातं आणि माहिती पुसली',
  },
} as const satisfies Record<string, Localized>;

/** The key of a success message. */
export type SuccessKey = keyof typeof successMessages;
