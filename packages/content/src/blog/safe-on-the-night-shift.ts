import type { BlogPost } from '../types.ts';

// Sources: OSH Code, 2020 (in force 21 Nov 2025) s. 43: women before 6 am and after 7 pm only with their consent and with the employer's
// arrangements for safety; s. 27: overtime at twice the rate and with the worker's consent. POSH Act, 2013: Internal Committee s. 4
// (10 or more workers), Local Committee s. 6, complaint within three months s. 9. Helplines 112 (emergency), 181 (women).
/** Night work: the way home, health, and the law. */
export const safeOnTheNightShift: BlogPost = {
  slug: 'safe-on-the-night-shift',
  imageKey: 'blog-night-shift',
  publishedAt: '2026-10-12T04:30:00Z',
  title: {
    en: 'Safe on the night shift',
    hi: 'नाइट शिफ़्ट में सुरक्षित',
    mr: 'रात्रपाळीत सुरक्षित',
  },
  summary: {
    en: 'Ask these things before you say yes to night work. How to get home, how to sleep, and what the employer must do.',
    hi: 'रात के काम के लिए हाँ कहने से पहले ये बातें पूछिए। घर कैसे पहुँचें, नींद कैसे पूरी हो, और मालिक को क्या करना होता है।',
    mr: 'रात्रीच्या कामाला हो म्हणण्याआधी हे विचारा. घरी कसं पोहोचायचं, झोप कशी घ्यायची, आणि मालकाने काय करायला हवं.',
  },
  body: {
    en: `<p>Hospitals, hotels, call centres, factories, warehouses: a lot of work is done while the city sleeps, and often it is better paid. Night work can go well if three things are settled: the way home, your sleep, and what happens when something goes wrong.</p>
<h2>Ask before you say yes</h2>
<ul>
<li>When exactly does the shift begin and end? How often is it night, how often day?</li>
<li>Who brings you home, door to door or only to the station?</li>
<li>How many people are on the shift, and is there a guard and a working phone?</li>
<li>Is there a clean toilet, drinking water, a place to rest, something to eat at night?</li>
<li>Is there a night allowance, and does it show on the slip?</li>
</ul>
<h2>Getting there and back</h2>
<ol>
<li>Send one person at home your route, the vehicle number and the driver’s name. Share your live location until you are there.</li>
<li>In the company’s cab, note who gets off last. A woman should not be the last one alone with the driver; ask for a different order of stops, or a guard.</li>
<li>Sit in the back, keep the phone charged and in your hand, and know the route so that you notice a wrong turn.</li>
<li>Wait where there is light and people: by the guard’s hut, a chemist’s, a tea stall.</li>
<li>In danger call <strong>112</strong>. Women can also get help at <strong>181</strong>. Save both numbers now, not on the night you need them.</li>
</ol>
<h2>Sleep is part of the work</h2>
<p>The body needs its hours, by day too. Darken the room, put the phone on silent except for the family, and go to bed at the same time on every working day. Tell the household: “I sleep until two.” Eat something light at midnight and drink water. Take the last cup of tea well before the end of the shift. If you are tired, do not ride a motorbike home; wait for the first bus.</p>
<h2>What the law says</h2>
<ul>
<li>A woman may be employed before 6 in the morning and after 7 in the evening only <strong>if she agrees</strong>, and the employer must see to safety, working hours and holidays as the state has laid down. Nobody may force you. The details, such as transport and a minimum number of women on the shift, are in your state’s rules.</li>
<li>Overtime needs your agreement and is paid at <strong>twice</strong> the usual rate.</li>
<li>A place with ten or more workers must have an <strong>Internal Committee</strong> against sexual harassment, and everyone must know who is on it. Smaller places and homes have the Local Committee of the district. Complain in writing, as a rule within three months. You may not be punished for it.</li>
</ul>
<h2>When it does not feel right</h2>
<p>Write down the date, time, place, who and what, and tell somebody you trust on the same day. Speak to the supervisor or HR, in writing. If nothing changes, look for another job while you still have this one. Jobs with day shifts are marked in the description, and you can ask HR before you apply. No allowance is worth your health or your safety.</p>`,
    hi: `<p>अस्पताल, होटल, कॉल सेंटर, फ़ैक्ट्री, गोदाम: शहर सोता है तब बहुत काम होता है, और अक्सर पैसे भी अच्छे मिलते हैं। रात का काम ठीक चल सकता है अगर तीन बातें तय हों: घर का रास्ता, आपकी नींद, और कुछ गड़बड़ हो तो क्या होगा।</p>
<h2>हाँ कहने से पहले पूछिए</h2>
<ul>
<li>शिफ़्ट ठीक कब शुरू और ख़त्म होती है? कितनी बार रात, कितनी बार दिन?</li>
<li>घर कौन छोड़ेगा, दरवाज़े तक या सिर्फ़ स्टेशन तक?</li>
<li>शिफ़्ट में कितने लोग होते हैं, गार्ड और चालू फ़ोन है क्या?</li>
<li>साफ़ टॉयलेट, पीने का पानी, आराम की जगह, रात में कुछ खाने को है क्या?</li>
<li>रात का भत्ता मिलता है क्या, और स्लिप में दिखता है?</li>
</ul>
<h2>आना-जाना</h2>
<ol>
<li>घर में किसी एक को रास्ता, गाड़ी का नंबर और ड्राइवर का नाम भेजिए। पहुँचने तक लाइव लोकेशन शेयर कीजिए।</li>
<li>कंपनी की गाड़ी में देखिए कि आख़िर में कौन उतरता है। महिला ड्राइवर के साथ अकेली आख़िर में न रहे; उतारने का क्रम बदलने या गार्ड के लिए कहिए।</li>
<li>पीछे बैठिए, फ़ोन चार्ज और हाथ में रखिए, और रास्ता जानिए ताकि ग़लत मोड़ तुरंत पता चले।</li>
<li>वहाँ रुकिए जहाँ रोशनी और लोग हों: गार्ड की चौकी, दवा की दुकान, चाय की टपरी।</li>
<li>ख़तरे में <strong>112</strong> पर कॉल कीजिए। महिलाओं के लिए <strong>181</strong> भी है। दोनों अभी सेव कीजिए, रात में नहीं।</li>
</ol>
<h2>नींद भी काम का हिस्सा है</h2>
<p>शरीर को अपने घंटे चाहिए, दिन में भी। कमरे में अँधेरा कीजिए, घर वालों को छोड़कर फ़ोन साइलेंट रखिए, और काम वाले हर दिन एक ही समय सोइए। घर में कह दीजिए: “मैं दो बजे तक सोता हूँ।” आधी रात को हल्का खाइए, पानी पीजिए। आख़िरी चाय शिफ़्ट ख़त्म होने से काफ़ी पहले पी लीजिए। थकान हो तो बाइक मत चलाइए; पहली बस का इंतज़ार कीजिए।</p>
<h2>क़ानून क्या कहता है</h2>
<ul>
<li>सुबह 6 से पहले और शाम 7 के बाद महिला से काम तभी कराया जा सकता है जब <strong>वह ख़ुद राज़ी हो</strong>, और सुरक्षा, काम के घंटे और छुट्टी का इंतज़ाम मालिक को राज्य के नियमों के अनुसार करना होता है। कोई ज़बरदस्ती नहीं कर सकता। गाड़ी, शिफ़्ट में कम से कम कितनी महिलाएँ, ऐसी बातें आपके राज्य के नियमों में लिखी हैं।</li>
<li>ओवरटाइम आपकी मर्ज़ी से होता है और उसके पैसे <strong>दोगुने</strong> रेट से मिलते हैं।</li>
<li>दस या ज़्यादा लोगों वाली जगह में यौन उत्पीड़न के ख़िलाफ़ <strong>आंतरिक समिति</strong> होना ज़रूरी है, और उसके नाम सबको पता होने चाहिए। छोटी जगहों और घरों के लिए ज़िले की स्थानीय समिति है। शिकायत लिखकर कीजिए, आमतौर पर तीन महीने के अंदर। इसके लिए आपको सज़ा नहीं दी जा सकती।</li>
</ul>
<h2>जब कुछ ठीक न लगे</h2>
<p>तारीख, समय, जगह, कौन और क्या, सब लिख लीजिए, और उसी दिन किसी भरोसे वाले को बताइए। सुपरवाइज़र या HR से लिखकर बात कीजिए। कुछ न बदले तो यह नौकरी रहते हुए दूसरी ढूँढिए। दिन की शिफ़्ट वाली नौकरियों में यह लिखा रहता है, और अप्लाई करने से पहले HR से पूछ सकते हैं। कोई भत्ता आपकी सेहत या सुरक्षा से बड़ा नहीं।</p>`,
    mr: `<p>रुग्णालय, हॉटेल, कॉल सेंटर, कारखाना, गोदाम: शहर झोपलेलं असताना खूप काम चालतं, आणि बऱ्याचदा पैसेही चांगले मिळतात. तीन गोष्टी ठरलेल्या असतील तर रात्रीचं काम नीट चालतं: घरचा रस्ता, तुमची झोप, आणि काही बिघडलं तर काय करायचं.</p>
<h2>हो म्हणण्याआधी विचारा</h2>
<ul>
<li>पाळी नेमकी कधी सुरू होते आणि संपते? किती वेळा रात्र, किती वेळा दिवस?</li>
<li>घरी कोण सोडणार, दारापर्यंत की फक्त स्टेशनपर्यंत?</li>
<li>पाळीत किती माणसं असतात, गार्ड आणि चालू फोन आहे का?</li>
<li>स्वच्छ शौचालय, प्यायचं पाणी, विश्रांतीची जागा, रात्री खायला काही आहे का?</li>
<li>रात्रीचा भत्ता मिळतो का, आणि तो स्लिपमध्ये दिसतो का?</li>
</ul>
<h2>जाणं-येणं</h2>
<ol>
<li>घरी एकाला तरी रस्ता, गाडीचा नंबर आणि ड्रायव्हरचं नाव पाठवा. पोहोचेपर्यंत लाइव्ह लोकेशन शेअर करा.</li>
<li>कंपनीच्या गाडीत शेवटी कोण उतरतं ते पाहा. बाई ड्रायव्हरसोबत एकटी शेवटी राहू नये; उतरवण्याचा क्रम बदलायला किंवा गार्डसाठी सांगा.</li>
<li>मागे बसा, फोन चार्ज आणि हातात ठेवा, आणि रस्ता माहीत असू द्या म्हणजे चुकीचं वळण लगेच कळेल.</li>
<li>जिथे उजेड आणि माणसं आहेत तिथे थांबा: गार्डची चौकी, औषधाचं दुकान, चहाची टपरी.</li>
<li>धोका असेल तर <strong>112</strong> वर फोन करा. महिलांसाठी <strong>181</strong> ही आहे. दोन्ही आत्ताच सेव्ह करा, रात्री नाही.</li>
</ol>
<h2>झोप हाही कामाचा भाग</h2>
<p>शरीराला त्याचे तास लागतात, दिवसाही. खोलीत अंधार करा, घरचे सोडून फोन सायलेंट ठेवा, आणि कामाच्या प्रत्येक दिवशी एकाच वेळी झोपा. घरी सांगून ठेवा: “मला दोनपर्यंत झोपू द्या.” मध्यरात्री हलकं खा, पाणी प्या. शेवटचा चहा पाळी संपण्याच्या बराच आधी घ्या. थकवा असेल तर बाइक चालवू नका; पहिल्या बसची वाट पाहा.</p>
<h2>कायदा काय सांगतो</h2>
<ul>
<li>सकाळी 6 च्या आधी आणि संध्याकाळी 7 नंतर बाईला काम तेव्हाच देता येतं जेव्हा <strong>ती स्वतः तयार असेल</strong>, आणि सुरक्षा, कामाचे तास आणि सुट्टी यांची सोय मालकाने राज्याच्या नियमांप्रमाणे करायची असते. कोणी जबरदस्ती करू शकत नाही. गाडी, पाळीत किमान किती महिला, अशा गोष्टी तुमच्या राज्याच्या नियमांत आहेत.</li>
<li>ओव्हरटाइम तुमच्या मर्जीने असतो आणि त्याचे पैसे <strong>दुप्पट</strong> दराने मिळतात.</li>
<li>दहा किंवा जास्त माणसं असलेल्या ठिकाणी लैंगिक छळाविरुद्ध <strong>अंतर्गत समिती</strong> असायलाच हवी, आणि तिची नावं सगळ्यांना माहीत हवीत. छोट्या ठिकाणांसाठी आणि घरकामासाठी जिल्ह्याची स्थानिक समिती आहे. तक्रार लेखी करा, साधारण तीन महिन्यांच्या आत. त्यासाठी तुम्हाला शिक्षा करता येत नाही.</li>
</ul>
<h2>काही बरोबर वाटलं नाही तर</h2>
<p>तारीख, वेळ, ठिकाण, कोण आणि काय, सगळं लिहून ठेवा, आणि त्याच दिवशी विश्वासातल्या कोणाला तरी सांगा. सुपरवायझर किंवा HR शी लेखी बोला. काही बदललं नाही तर ही नोकरी असतानाच दुसरी शोधा. दिवसपाळीच्या नोकऱ्यांमध्ये तसं लिहिलेलं असतं, आणि अर्ज करण्याआधी HR ला विचारता येतं. कोणताही भत्ता तुमच्या तब्येतीपेक्षा किंवा सुरक्षेपेक्षा मोठा नाही.</p>`,
  },
};
