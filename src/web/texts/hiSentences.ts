// Conditions of rates and triggers of the reverse charge as the data have them, each with its Hindi.

export const sentences: Readonly<Record<string, string>> = {
  'Ayurvedic, Unani, Siddha, homoeopathic or biochemic medicine made to a standard book and sold under its name there':
    'आयुर्वेदिक, यूनानी, सिद्ध, होम्योपैथिक या बायोकेमिक दवा, मानक ग्रंथ के हिसाब से बनी और उसी नाम से बिकी',
  'Gandhi topi': 'गांधी टोपी',
  'Indian national flag': 'भारत का राष्ट्रीय झंडा',
  'Linz-Donawitz (LD) slag': 'लिंज़-डोनावित्ज़ (LD) स्लैग',
  'UDAN seat that the central government subsidises, first three years':
    'UDAN सीट जिस पर केंद्र सरकार सब्सिडी देती है, पहले तीन साल',
  'a State or local authority supplies lottery tickets to a distributor or selling agent':
    'राज्य या स्थानीय निकाय वितरक या बिक्री एजेंट को लॉटरी टिकट दे',
  'a business facilitator serves a bank': 'बिज़नेस फ़ैसिलिटेटर बैंक को सेवा दे',
  'a composer, photographer or artist licenses a work to a music company or producer':
    'संगीतकार, फ़ोटोग्राफ़र या कलाकार अपनी रचना का अधिकार म्यूज़िक कंपनी या प्रोड्यूसर को दे',
  'a director serves the company, other than as an employee': 'डायरेक्टर कंपनी को सेवा दे, कर्मचारी के रूप में नहीं',
  'a farmer sells raw cotton to a registered person': 'किसान रजिस्टर्ड व्यक्ति को कच्ची कपास बेचे',
  'a farmer sells tendu leaves for biris to a registered person': 'किसान रजिस्टर्ड व्यक्ति को बीड़ी के तेंदू पत्ते बेचे',
  'a farmer sells tobacco leaf to a registered person': 'किसान रजिस्टर्ड व्यक्ति को तंबाकू के पत्ते बेचे',
  'a farmer sells unshelled cashew nuts to a registered person': 'किसान रजिस्टर्ड व्यक्ति को बिना छिले काजू बेचे',
  'a goods transport agency that has not opted to charge the tax serves a registered person, company, firm, society or factory':
    'ट्रांसपोर्ट एजेंसी (GTA) जिसने टैक्स लगाना नहीं चुना, रजिस्टर्ड व्यक्ति, कंपनी, फ़र्म, सोसाइटी या फ़ैक्टरी को सेवा दे',
  'a lender of securities serves the borrower under the SEBI scheme':
    'SEBI योजना में प्रतिभूति उधार देने वाला लेने वाले को सेवा दे',
  'a person other than a body corporate gives sponsorship services to a company or partnership firm':
    'जो कंपनी (body corporate) नहीं, वह कंपनी या पार्टनरशिप फ़र्म को स्पॉन्सरशिप सेवा दे',
  'a recovery agent serves a bank, financial institution or finance company':
    'वसूली एजेंट बैंक, वित्तीय संस्था या फ़ाइनेंस कंपनी को सेवा दे',
  'a registered person sells a priority sector lending certificate to another':
    'एक रजिस्टर्ड व्यक्ति दूसरे को प्राथमिकता क्षेत्र ऋण प्रमाणपत्र (PSLC) बेचे',
  'a supplier other than a body corporate provides security guards to a registered person who is not on the composition scheme':
    'जो कंपनी (body corporate) नहीं, वह ऐसे रजिस्टर्ड व्यक्ति को सिक्योरिटी गार्ड दे जो कंपोज़िशन में नहीं है',
  'a supplier other than a body corporate who charges 5% hires out a passenger vehicle with fuel to a body corporate':
    'जो कंपनी (body corporate) नहीं और 5% लगाता है, वह कंपनी को ईंधन समेत सवारी गाड़ी किराए पर दे',
  'above ₹2,500 a piece, or not wholly of quilted textile': '₹2,500 प्रति नग से ज़्यादा, या पूरी तरह रज़ाईदार कपड़े का नहीं',
  'affordable home sold by the promoter before completion, value up to ₹45 lakh (1% of the whole price after the land deduction), without input tax credit':
    'सस्ता घर, प्रमोटर ने पूरा होने से पहले बेचा, कीमत ₹45 लाख तक (ज़मीन घटाने के बाद पूरे दाम का 1%), बिना ITC',
  'affordable or scheme home in a project of before April 2019 kept on the old rates with credit (8% of the whole price)':
    'सस्ता या योजना का घर, अप्रैल 2019 से पहले के प्रोजेक्ट में जो पुरानी दरों पर रहा, ITC के साथ (पूरे दाम का 8%)',
  'agarbatti, lobhan, dhoop, dhoop batti, sambrani': 'अगरबत्ती, लोबान, धूप, धूपबत्ती, सांब्राणी',
  'agency carrying farm produce, milk, salt, food grain, organic manure, newspapers, relief or defence goods':
    'एजेंसी जो खेती की उपज, दूध, नमक, अनाज, जैविक खाद, अख़बार, राहत या रक्षा का सामान ढोए',
  'agency serving a government office registered only to deduct tax at source':
    'एजेंसी की सेवा ऐसे सरकारी दफ़्तर को जो सिर्फ़ TDS काटने के लिए रजिस्टर्ड है',
  'agency serving an unregistered person other than a factory, company, firm or society':
    'एजेंसी की सेवा बिना रजिस्ट्रेशन वाले को, जो फ़ैक्टरी, कंपनी, फ़र्म या सोसाइटी न हो',
  'aids for disabled persons named in List 1': 'दिव्यांगों के उपकरण जो लिस्ट 1 में हैं',
  'air freight from abroad up to the customs station in India': 'विदेश से भारत के कस्टम स्टेशन तक हवाई माल भाड़ा',
  'air ticket agent may tax 5% of the basic fare on domestic, 10% on international bookings as its value':
    'हवाई टिकट एजेंट अपना मूल्य देश की बुकिंग पर मूल किराए का 5%, विदेश की पर 10% मान सकता है',
  'air-conditioned bus seat, without input tax credit': 'AC बस की सीट, बिना ITC',
  'aircraft engines': 'हवाई जहाज़ के इंजन',
  'alcoholic liquor for drinking': 'पीने की शराब',
  'ambulance fitted out by the factory': 'फ़ैक्टरी से तैयार एंबुलेंस',
  'ambulance, three-wheeler, or engine up to 1200 cc and length up to 4000 mm':
    'एंबुलेंस, तिपहिया, या इंजन 1200 cc तक और लंबाई 4000 mm तक',
  'ambulance, three-wheeler, or engine up to 1500 cc and length up to 4000 mm':
    'एंबुलेंस, तिपहिया, या इंजन 1500 cc तक और लंबाई 4000 mm तक',
  'an advocate or firm of advocates serves a business': 'वकील या वकीलों की फ़र्म कारोबार को सेवा दे',
  'an agent serves a business correspondent': 'एजेंट बिज़नेस करेस्पॉन्डेंट को सेवा दे',
  'an arbitral tribunal serves a business': 'मध्यस्थता ट्रिब्यूनल कारोबार को सेवा दे',
  'an author licenses a literary work to a publisher': 'लेखक अपनी रचना का अधिकार प्रकाशक को दे',
  'an author who has not opted to charge the tax licenses a literary work to a publisher':
    'लेखक जिसने टैक्स लगाना नहीं चुना, अपनी रचना का अधिकार प्रकाशक को दे',
  'an individual direct selling agent serves a bank or finance company':
    'एक व्यक्ति जो डायरेक्ट सेलिंग एजेंट (DSA) है, बैंक या फ़ाइनेंस कंपनी को सेवा दे',
  'an insurance agent serves an insurer': 'बीमा एजेंट बीमा कंपनी को सेवा दे',
  'an unregistered person lets property other than a home to a registered person':
    'बिना रजिस्ट्रेशन वाला रजिस्टर्ड व्यक्ति को घर के सिवा कोई जगह किराए पर दे',
  'an unregistered person lets property other than a home to a registered person who is not on the composition scheme':
    'बिना रजिस्ट्रेशन वाला ऐसे रजिस्टर्ड व्यक्ति को घर के सिवा कोई जगह किराए पर दे जो कंपोज़िशन में नहीं है',
  'an unregistered person sells metal scrap to a registered person':
    'बिना रजिस्ट्रेशन वाला रजिस्टर्ड व्यक्ति को धातु का स्क्रैप बेचे',
  'an unregistered person sells mint oil to a registered person': 'बिना रजिस्ट्रेशन वाला रजिस्टर्ड व्यक्ति को पुदीने का तेल बेचे',
  'annuity for a road or bridge, and other services of running roads': 'सड़क या पुल की एन्युइटी, और सड़क चलाने की दूसरी सेवाएँ',
  'any goods of chapter 12 of seed quality': 'अध्याय 12 का कोई माल जो बीज की क्वालिटी का हो',
  'any goods of chapter 12 that are not of seed quality': 'अध्याय 12 का कोई माल जो बीज की क्वालिटी का नहीं',
  'any other goods': 'कोई और माल',
  'any other home sold by the promoter before completion (5% of the whole price after the land deduction), without input tax credit':
    'कोई और घर, प्रमोटर ने पूरा होने से पहले बेचा (ज़मीन घटाने के बाद पूरे दाम का 5%), बिना ITC',
  'any person gives sponsorship services to a company or partnership firm':
    'कोई भी कंपनी या पार्टनरशिप फ़र्म को स्पॉन्सरशिप सेवा दे',
  'anyone gives a promoter a long lease of land for construction': 'कोई भी प्रमोटर को निर्माण के लिए ज़मीन लंबे पट्टे पर दे',
  'anyone grants development rights or floor space to a promoter for construction':
    'कोई भी प्रमोटर को निर्माण के लिए विकास अधिकार या FSI दे',
  'anyone lets a home to a registered person': 'कोई भी रजिस्टर्ड व्यक्ति को घर किराए पर दे',
  'aquatic, poultry or cattle feed': 'जलजीव, मुर्गी या पशु आहार',
  'aquatic, poultry or cattle feed, but not rice bran': 'जलजीव, मुर्गी या पशु आहार, पर चावल का चोकर नहीं',
  'aquatic, poultry or cattle feed, with its supplements and additives':
    'जलजीव, मुर्गी या पशु आहार, उसके सप्लीमेंट और मिलाने की चीज़ों समेत',
  'artificial insemination of livestock other than horses': 'घोड़ों के सिवा पशुओं का कृत्रिम गर्भाधान',
  'arts coaching by an individual, sports coaching by a registered charity':
    'एक व्यक्ति द्वारा कला की कोचिंग, रजिस्टर्ड चैरिटी द्वारा खेल की कोचिंग',
  'asphaltic roofing sheets': 'डामर की छत की चादरें',
  'auto-rickshaw, bus or cab ride booked on a platform, which pays the tax, without input tax credit':
    'प्लेटफ़ॉर्म पर बुक ऑटो-रिक्शा, बस या कैब, टैक्स प्लेटफ़ॉर्म देता है, बिना ITC',
  "bakers' wares other than bread": 'ब्रेड के सिवा बेकरी का दूसरा सामान',
  'bamboo flooring': 'बाँस का फ़र्श',
  'bangles of lac or shellac': 'लाख या शेलैक की चूड़ियाँ',
  'bare land let for farming': 'खेती के लिए दी गई खाली ज़मीन',
  'basic Jan Dhan account of a bank': 'बैंक का बेसिक जन धन खाता',
  'bast fibres other than jute, tow or waste': 'जूट के सिवा छाल के रेशे, टो या कचरा',
  'bed or room outside the long-stay exemption, up to ₹7,500 a day, without input tax credit':
    'लंबे ठहरने की छूट से बाहर बिस्तर या कमरा, ₹7,500 प्रति दिन तक, बिना ITC',
  'betting, casino play, horse racing, lottery and online money games, taxed as goods':
    'सट्टा, कैसीनो, घुड़दौड़, लॉटरी और पैसे वाले ऑनलाइन खेल, माल की तरह टैक्स',
  'bio-degradable': 'जैविक रूप से गलने वाला (बायो-डिग्रेडेबल)',
  'bio-diesel supplied to oil companies for blending with diesel': 'डीज़ल में मिलाने के लिए तेल कंपनियों को बायो-डीज़ल',
  'bio-gas': 'बायो-गैस',
  'biochemic medicines': 'बायोकेमिक दवाएँ',
  'biomass briquettes or solid bio-fuel pellets': 'बायोमास ब्रिकेट या ठोस जैव ईंधन की गोलियाँ',
  blocks: 'ब्लॉक',
  'board games': 'बोर्ड वाले खेल',
  'board of other non-wood material': 'लकड़ी के सिवा दूसरी चीज़ का बोर्ड',
  boards: 'बोर्ड',
  'boxing gear held to be sports goods': 'मुक्केबाज़ी का सामान, जिसे खेल का सामान माना गया',
  'brass kerosene pressure stoves': 'पीतल के मिट्टी के तेल वाले प्रेशर स्टोव',
  'bread, pizza bread, roti, chapati, paratha and other Indian breads, khakhra':
    'ब्रेड, पिज़्ज़ा ब्रेड, रोटी, चपाती, पराठा और दूसरी भारतीय रोटियाँ, खाखरा',
  'bricks that themselves bear 5%': 'ईंटें जिन पर खुद 5% लगता है',
  'brochures, leaflets and similar printed matter': 'ब्रोशर, पर्चे और ऐसी छपी चीज़ें',
  broomsticks: 'झाड़ू',
  "building or installing a renewable power plant: this rate on 30% of the contract, the goods' rate on 70%":
    'अक्षय ऊर्जा का प्लांट बनाना या लगाना: यह दर ठेके के 30% पर, बाकी 70% पर माल की दर',
  'building sold wholly after the completion certificate or first occupation, or land':
    'पूरा होने के प्रमाणपत्र या पहली बार रहने के बाद पूरी तरह बिका भवन, या ज़मीन',
  'bunker fuel for ships: IFO 180 CST, IFO 380 CST or marine fuel 0.5%':
    'जहाज़ों का ईंधन: IFO 180 CST, IFO 380 CST या मरीन फ़्यूल 0.5%',
  "bus for more than 12 hired to a state transport undertaking, goods vehicle to a goods transport agency, vehicle to a school's transporter":
    '12 से ज़्यादा सवारी की बस राज्य परिवहन को, माल गाड़ी ट्रांसपोर्ट एजेंसी को, गाड़ी स्कूल के ट्रांसपोर्टर को किराए पर',
  'bus without air conditioning, not hired or chartered and, since 2022, not booked on a platform':
    'बिना AC की बस, किराए या चार्टर पर नहीं और 2022 से प्लेटफ़ॉर्म पर बुक नहीं',
  'business correspondent or facilitator for accounts at a rural branch':
    'गाँव की शाखा के खातों के लिए बिज़नेस करेस्पॉन्डेंट या फ़ैसिलिटेटर',
  'business exhibition held abroad; sponsorship of recognised sports events':
    'विदेश में लगी व्यापार प्रदर्शनी; मान्यता प्राप्त खेल आयोजनों की स्पॉन्सरशिप',
  'business or first class': 'बिज़नेस या फ़र्स्ट क्लास',
  'cab fare with fuel included, lower option, credit only on bought-in services of the same kind':
    'कैब का किराया ईंधन समेत, नीची दर का विकल्प, ITC सिर्फ़ उसी तरह की ख़रीदी सेवाओं पर',
  'caffeinated beverages': 'कैफ़ीन वाले पेय',
  'car or bus hired with driver and fuel, higher option with full credit':
    'कार या बस ड्राइवर और ईंधन समेत किराए पर, पूरे ITC के साथ ऊँची दर का विकल्प',
  'car or bus hired with driver and fuel, lower option, credit only on bought-in services of the same kind':
    'कार या बस ड्राइवर और ईंधन समेत किराए पर, नीची दर का विकल्प, ITC सिर्फ़ उसी तरह की ख़रीदी सेवाओं पर',
  'carbonated fruit drinks or carbonated drinks with fruit juice': 'सोडा वाले फल के पेय या फल के रस वाले सोडा पेय',
  'card payment up to ₹2,000 settled by a bank': 'बैंक से निपटा ₹2,000 तक का कार्ड भुगतान',
  'cargo in transit to Nepal or Bhutan': 'नेपाल या भूटान जाने वाला माल',
  'carrier that is no goods transport agency and gives no consignment note, and no courier':
    'ढुलाई वाला जो ट्रांसपोर्ट एजेंसी (GTA) नहीं और बिल्टी नहीं देता, और कूरियर नहीं',
  'catering at functions, with or without the hall, not at and not by specified premises, without input tax credit':
    'समारोह में कैटरिंग, हॉल के साथ या बिना, "specified premises" में नहीं और उनके मालिक द्वारा नहीं, बिना ITC',
  'catering at specified premises, or by a supplier that has them':
    '"specified premises" में, या जिसके पास वे हों उसकी कैटरिंग',
  'catering for a school up to class 12, midday meals included': 'कक्षा 12 तक के स्कूल के लिए खाना, मिड-डे मील समेत',
  'cement bonded, jute, rice husk, bagasse, cotton stalk or crop residue board':
    'सीमेंट जुड़ा बोर्ड, या जूट, धान की भूसी, खोई, कपास के डंठल या फ़सल के अवशेष का बोर्ड',
  'charger or charging station for electric vehicles': 'इलेक्ट्रिक गाड़ियों का चार्जर या चार्जिंग स्टेशन',
  'charkha for hand spinning': 'हाथ से कातने का चरखा',
  'chena or paneer, packed or loose': 'छेना या पनीर, पैक या खुला',
  'chestnut extract': 'चेस्टनट का अर्क',
  'cigarette filter rods': 'सिगरेट फ़िल्टर की छड़ें',
  'circus, classical or folk dance, theatre or planetarium above the free limit':
    'सर्कस, शास्त्रीय या लोक नृत्य, नाटक या तारामंडल, छूट की सीमा से ऊपर',
  'clay articles other than earthen pots and lamps': 'मिट्टी के घड़ों और दीयों के सिवा मिट्टी की चीज़ें',
  'clearly not for use as fertiliser': 'साफ़ तौर पर खाद के लिए नहीं',
  'cloak room of the railway for individuals': 'लोगों के लिए रेलवे का क्लोक रूम',
  'coir mats, matting and floor coverings': 'नारियल जटा (कॉयर) की चटाइयाँ, मैटिंग और फ़र्श',
  'coir pith compost, not pre-packaged and labelled': 'कॉयर पिथ की खाद, पहले से पैक और लेबल लगा नहीं',
  'coir products other than coir mattresses': 'कॉयर का सामान, कॉयर के गद्दे छोड़ कर',
  'commercial and industrial supply': 'कमर्शियल और औद्योगिक सप्लाई',
  'commission agent for the sale or purchase of farm produce': 'खेती की उपज की बिक्री या ख़रीद का कमीशन एजेंट',
  "commission of a chit fund's foreman": 'चिट फ़ंड के फ़ोरमैन का कमीशन',
  'common effluent treatment plant': 'साझा गंदा पानी सफ़ाई प्लांट (CETP)',
  'components of human blood': 'इंसानी ख़ून के हिस्से',
  'composting machines': 'कंपोस्ट बनाने की मशीनें',
  'concentrates such as chuni or churi, khanda': 'चूनी या चूरी जैसे सांद्र आहार, खंडा',
  'contains nicotine and helps to stop tobacco use': 'जिसमें निकोटीन हो और जो तंबाकू छुड़ाने में मदद करे',
  'coronary stents and stent systems': 'दिल के स्टेंट और स्टेंट सिस्टम',
  corrective: 'नज़र के (पावर वाले)',
  'cotton quilts up to ₹2,500 a piece': 'रुई की रज़ाई ₹2,500 प्रति नग तक',
  'crop, coconut palm, hut or pump set insurance under a government scheme such as PMFBY':
    'PMFBY जैसी सरकारी योजना में फ़सल, नारियल के पेड़, झोपड़ी या पंप सेट का बीमा',
  'crude, natural gas, petrol, diesel or aviation fuel, option with credit':
    'कच्चा तेल, प्राकृतिक गैस, पेट्रोल, डीज़ल या हवाई ईंधन, ITC के साथ विकल्प',
  'crude, natural gas, petrol, diesel or aviation fuel, option without credit':
    'कच्चा तेल, प्राकृतिक गैस, पेट्रोल, डीज़ल या हवाई ईंधन, बिना ITC का विकल्प',
  'curd, lassi and buttermilk, not pre-packaged and labelled': 'दही, लस्सी और छाछ, पहले से पैक और लेबल लगा नहीं',
  'curd, lassi and buttermilk, pre-packaged and labelled': 'दही, लस्सी और छाछ, पहले से पैक और लेबल लगा',
  cyclosporin: 'साइक्लोस्पोरिन',
  'cyclosporin, desferrioxamine, deferiprone, oral rehydration salts': 'साइक्लोस्पोरिन, डेस्फ़ेरियोक्सामिन, डेफ़ेरिप्रोन, ORS',
  'damages or a penalty for breach of a contract: liquidated damages, notice pay, cheque dishonour fine':
    'करार तोड़ने का हर्जाना या जुर्माना: तय हर्जाना, नोटिस पे, चेक बाउंस का जुर्माना',
  'de-oiled rice bran': 'तेल निकाला चावल का चोकर',
  'deities of stone, marble or wood': 'पत्थर, संगमरमर या लकड़ी की देव मूर्तियाँ',
  diamonds: 'हीरे',
  'dicalcium phosphate of animal feed grade to IS 5470': 'IS 5470 के पशु आहार ग्रेड का डाइकैल्शियम फ़ॉस्फ़ेट',
  'disposable sterile dialyser or micro barrier of an artificial kidney':
    'कृत्रिम गुर्दे का एक बार काम आने वाला स्टेराइल डायलाइज़र या माइक्रो बैरियर',
  'dolomite ramming mix': 'डोलोमाइट रैमिंग मिक्स',
  dried: 'सूखा',
  'dried makhana, not pre-packaged and labelled': 'सूखा मखाना, पहले से पैक और लेबल लगा नहीं',
  'dried makhana, pre-packaged and labelled': 'सूखा मखाना, पहले से पैक और लेबल लगा',
  'drugs and medicines, bulk drug formulations, diagnostic kits': 'दवाएँ, बल्क ड्रग के फ़ॉर्मूलेशन, जाँच किट',
  'duty credit scrips': 'ड्यूटी क्रेडिट स्क्रिप',
  'e-waste': 'ई-कचरा',
  'earthen pots and clay lamps': 'मिट्टी के घड़े और दीये',
  'ecaussine, alabaster and other calcareous stone except marble and travertine, not mirror polished':
    'एकॉसीन, अलाबास्टर और दूसरा चूने वाला पत्थर, संगमरमर और ट्रैवर्टीन छोड़ कर, मिरर पॉलिश नहीं',
  'economy class, credit on input services only': 'इकॉनमी क्लास, ITC सिर्फ़ इनपुट सेवाओं पर',
  'economy seat to or from the north-eastern states or Bagdogra': 'पूर्वोत्तर राज्यों या बागडोगरा से या वहाँ तक इकॉनमी सीट',
  'electronic edition of a printed book': 'छपी किताब का इलेक्ट्रॉनिक रूप',
  'engine above 1200 cc or length above 4000 mm': 'इंजन 1200 cc से ज़्यादा या लंबाई 4000 mm से ज़्यादा',
  'engine above 1500 cc or length above 4000 mm': 'इंजन 1500 cc से ज़्यादा या लंबाई 4000 mm से ज़्यादा',
  'engine above 1800 cc': 'इंजन 1800 cc से ज़्यादा',
  'engine above 350 cc': 'इंजन 350 cc से ज़्यादा',
  'engine up to 1500 cc and length up to 4000 mm': 'इंजन 1500 cc तक और लंबाई 4000 mm तक',
  'engine up to 1800 cc': 'इंजन 1800 cc तक',
  'engine up to 350 cc': 'इंजन 350 cc तक',
  'enriched elemental boron': 'समृद्ध मूल बोरॉन',
  'enriched potassium fluoroborate': 'समृद्ध पोटैशियम फ़्लोरोबोरेट',
  'exercise, graph, laboratory and note books': 'अभ्यास, ग्राफ़, प्रयोगशाला की कॉपी और नोटबुक',
  'farm machinery let for farming': 'खेती के लिए किराए पर दी खेती की मशीनें',
  'feeding bottles': 'दूध पिलाने की बोतलें',
  'fees and charges on deposit accounts': 'जमा खातों की फ़ीस और शुल्क',
  'fender, hood, grill, side panel, extension plate or fuel tank of tractors':
    'ट्रैक्टर का फ़ेंडर, हुड, ग्रिल, साइड पैनल, एक्सटेंशन प्लेट या ईंधन टंकी',
  'fermented and fit for drinking as alcoholic liquor': 'ख़मीर उठाया हुआ और शराब की तरह पीने लायक',
  'ferry run mainly for tourists': 'ज़्यादातर पर्यटकों के लिए चलने वाली फ़ेरी',
  'fertiliser grade': 'खाद ग्रेड',
  'first class or air-conditioned coach, no credit on goods used': 'फ़र्स्ट क्लास या AC डिब्बा, काम आए माल पर ITC नहीं',
  'fish soluble paste': 'मछली का घुलनशील पेस्ट',
  'fish, prawn or shrimp seed, processed, cured or frozen too': 'मछली या झींगे का बीज, प्रोसेस, क्योर या जमाया हुआ भी',
  'fixed speed, up to 15 HP': 'तय रफ़्तार, 15 HP तक',
  'flight to or from a regional airport of the UDAN scheme, credit on input services only':
    'UDAN योजना के क्षेत्रीय हवाई अड्डे से या वहाँ तक उड़ान, ITC सिर्फ़ इनपुट सेवाओं पर',
  'fly ash': 'फ़्लाई ऐश',
  'fly ash aggregates and fly ash blocks': 'फ़्लाई ऐश के रोड़े और फ़्लाई ऐश के ब्लॉक',
  "fly ash bricks, aggregates or blocks; maker's option, without input tax credit":
    'फ़्लाई ऐश की ईंटें, रोड़े या ब्लॉक; बनाने वाले का विकल्प, बिना ITC',
  "folk or classical artist's fee up to ₹1.5 lakh, not as brand ambassador":
    'लोक या शास्त्रीय कलाकार की फ़ीस ₹1.5 लाख तक, ब्रांड एंबेसडर के रूप में नहीं',
  'food and drink by the railways or their licensees on trains and platforms, without input tax credit':
    'ट्रेन और प्लेटफ़ॉर्म पर रेलवे या उसके लाइसेंसधारी का खाना-पीना, बिना ITC',
  'food for free distribution to the poor under an approved programme, on a certificate':
    'मंज़ूर कार्यक्रम में गरीबों को मुफ़्त बाँटने का खाना, प्रमाणपत्र पर',
  'for cycle-rickshaws and three-wheeled powered cycle rickshaws':
    'साइकिल रिक्शा और मोटर वाले तिपहिया साइकिल रिक्शा के लिए',
  'for exercise, graph, laboratory and note books': 'अभ्यास, ग्राफ़, प्रयोगशाला की कॉपी और नोटबुक के लिए',
  'for farm or forestry machines other than tractors': 'ट्रैक्टर के सिवा खेती या जंगल की मशीनों के लिए',
  'for launch vehicles, satellites and payloads': 'प्रक्षेपण यान, उपग्रह और पेलोड के लिए',
  'for making brooms': 'झाड़ू बनाने के लिए',
  'for medical, surgical, dental or veterinary use': 'इलाज, सर्जरी, दाँत या पशु चिकित्सा के काम के लिए',
  'for personal use': 'निजी काम के लिए',
  'for supply to household consumers': 'घरेलू ग्राहकों को सप्लाई के लिए',
  'for tractors': 'ट्रैक्टर के लिए',
  'for tractors, above 250 cc': 'ट्रैक्टर के लिए, 250 cc से ज़्यादा',
  'foreign diplomatic mission in India': 'भारत में विदेशी दूतावास',
  fresh: 'ताज़ा',
  'fresh hop cones': 'ताज़े हॉप कोन',
  'fresh or chilled': 'ताज़ा या ठंडा रखा हुआ',
  'fresh, chilled or dried': 'ताज़ा, ठंडा रखा हुआ या सूखा',
  'from an oil company to exempted non-domestic customers': 'तेल कंपनी से छूट वाले गैर-घरेलू ग्राहकों को',
  'frozen or dried': 'जमाया हुआ या सूखा',
  'frozen, dried or provisionally preserved': 'जमाया हुआ, सूखा या कुछ समय के लिए सुरक्षित किया हुआ',
  'frozen, not pre-packaged and labelled': 'जमाया हुआ, पहले से पैक और लेबल लगा नहीं',
  'frozen, pre-packaged and labelled': 'जमाया हुआ, पहले से पैक और लेबल लगा',
  'fuel cell vehicles, hydrogen too': 'फ़्यूल सेल वाली गाड़ियाँ, हाइड्रोजन वाली भी',
  'fuel included, higher option with full credit': 'ईंधन शामिल, पूरे ITC के साथ ऊँची दर का विकल्प',
  'game played online for money, such as fantasy sports, rummy, ludo or poker, taxed as goods':
    'पैसे वाला ऑनलाइन खेल, जैसे फ़ैंटेसी स्पोर्ट्स, रमी, लूडो या पोकर, माल की तरह टैक्स',
  'gifts received by public officers, auctioned for a public cause':
    'सरकारी अधिकारियों को मिले उपहार, किसी सार्वजनिक काम के लिए नीलाम',
  'glass-fibre reinforced gypsum board (GRG)': 'काँच के रेशे से मज़बूत जिप्सम बोर्ड (GRG)',
  'glucometers and test strips': 'ग्लूकोमीटर और टेस्ट स्ट्रिप',
  'goods from a Government entity to the Government or a body it names, paid by grants':
    'सरकारी इकाई से सरकार या उसकी बताई संस्था को माल, अनुदान से भुगतान',
  'goods of sal, siali or sisal leaves or sabai grass, khali dona':
    'साल, सियाली या सीसल के पत्तों या सबई घास का सामान, खाली दोना',
  'goods other than capital goods and cement from an unregistered seller to a promoter of a building project':
    'बिना रजिस्ट्रेशन वाले से भवन प्रोजेक्ट के प्रमोटर को माल, पूँजीगत माल और सीमेंट छोड़ कर',
  'goods that themselves bear 18%': 'ऐसे माल पर जिस पर खुद 18% लगता है',
  'goods that themselves bear 40%': 'ऐसे माल पर जिस पर खुद 40% लगता है',
  'goods that themselves bear 5%': 'ऐसे माल पर जिस पर खुद 5% लगता है',
  'goods transport agency that has not opted to pay itself: the customer pays by reverse charge, without input tax credit':
    'ट्रांसपोर्ट एजेंसी (GTA) जिसने खुद टैक्स देना नहीं चुना: ग्राहक रिवर्स चार्ज में देता है, बिना ITC',
  'goods transport agency that opted to charge the tax itself, with credit':
    'ट्रांसपोर्ट एजेंसी (GTA) जिसने खुद टैक्स लगाना चुना, ITC के साथ',
  'goods transport agency that opted to charge the tax itself, without credit':
    'ट्रांसपोर्ट एजेंसी (GTA) जिसने खुद टैक्स लगाना चुना, बिना ITC',
  'government authority performing municipal or panchayat functions':
    'नगरपालिका या पंचायत के काम करने वाला सरकारी प्राधिकरण',
  'government entity paid by a government grant': 'सरकारी अनुदान से भुगतान पाने वाली सरकारी इकाई',
  'government licenses minerals, spectrum or another natural resource to a business':
    'सरकार कारोबार को खनिज, स्पेक्ट्रम या दूसरे प्राकृतिक संसाधन का लाइसेंस दे',
  'government or a local authority lets property to a registered person':
    'सरकार या स्थानीय निकाय रजिस्टर्ड व्यक्ति को जगह किराए पर दे',
  'government or a local authority sells used vehicles, confiscated goods, used goods or scrap to a registered person':
    'सरकार या स्थानीय निकाय रजिस्टर्ड व्यक्ति को पुरानी गाड़ियाँ, ज़ब्त माल, पुराना माल या स्क्रैप बेचे',
  'government or a local authority serves a business, outside the listed exceptions':
    'सरकार या स्थानीय निकाय कारोबार को सेवा दे, लिस्ट की छूट के बाहर',
  'government or a local body serving private persons, businesses below the registration limit or other government':
    'सरकार या स्थानीय निकाय की सेवा निजी लोगों, रजिस्ट्रेशन सीमा से कम के कारोबार या दूसरी सरकार को',
  'government payment to a fair price shop for selling rations': 'राशन बेचने के लिए सरकारी राशन दुकान को सरकार का भुगतान',
  'government registration, testing or safety certification required by law':
    'कानून से ज़रूरी सरकारी रजिस्ट्रेशन, जाँच या सुरक्षा प्रमाणपत्र',
  'government service of up to ₹5,000': '₹5,000 तक की सरकारी सेवा',
  "government's lease of land to a government body; the land share of a flat sold before completion":
    'सरकार का सरकारी संस्था को ज़मीन का पट्टा; पूरा होने से पहले बिके फ़्लैट में ज़मीन का हिस्सा',
  'group cover': 'ग्रुप बीमा',
  'guarantee by government for its own bodies': 'सरकार की अपनी संस्थाओं के लिए गारंटी',
  'hair transplant or cosmetic surgery taken as health care outside the exemption':
    'हेयर ट्रांसप्लांट या कॉस्मेटिक सर्जरी, छूट से बाहर का इलाज मान कर',
  'hair transplant, cosmetic surgery other than reconstruction, and other care outside the exemption':
    'हेयर ट्रांसप्लांट, कॉस्मेटिक सर्जरी (पुनर्निर्माण छोड़ कर), और छूट से बाहर का दूसरा इलाज',
  'hand operated rubber rollers': 'हाथ से चलने वाले रबर रोलर',
  'handicraft goods': 'हस्तशिल्प का सामान',
  'handicraft: art ware of aluminium': 'हस्तशिल्प: एल्युमिनियम का कलात्मक सामान',
  'handicraft: art ware of brass, copper and copper alloys': 'हस्तशिल्प: पीतल, ताँबे और ताँबे की मिश्र धातु का कलात्मक सामान',
  'handicraft: art ware of cork and sholapith': 'हस्तशिल्प: कॉर्क और शोलापीठ का कलात्मक सामान',
  'handicraft: art ware of iron': 'हस्तशिल्प: लोहे का कलात्मक सामान',
  'handicraft: bells, statuettes, ornaments, frames and mirrors of base metal':
    'हस्तशिल्प: मामूली धातु की घंटियाँ, छोटी मूर्तियाँ, सजावटी चीज़ें, फ़्रेम और शीशे',
  'handicraft: carved stone ware such as statues and figures': 'हस्तशिल्प: नक्काशीदार पत्थर का सामान जैसे मूर्तियाँ',
  'handicraft: carved wood ware and decorative articles of wood':
    'हस्तशिल्प: नक्काशीदार लकड़ी का सामान और लकड़ी की सजावटी चीज़ें',
  'handicraft: coir articles': 'हस्तशिल्प: कॉयर की चीज़ें',
  'handicraft: dolls and toys of wood, metal or textile': 'हस्तशिल्प: लकड़ी, धातु या कपड़े की गुड़िया और खिलौने',
  'handicraft: furniture of bamboo, rattan and cane': 'हस्तशिल्प: बाँस, रतन और बेंत का फ़र्नीचर',
  'handicraft: ganjifa cards': 'हस्तशिल्प: गंजीफ़ा के पत्ते',
  'handicraft: glass art ware': 'हस्तशिल्प: काँच का कलात्मक सामान',
  'handicraft: glass bangles, beads and small ware': 'हस्तशिल्प: काँच की चूड़ियाँ, मोती और छोटी चीज़ें',
  'handicraft: glass statues not of crystal': 'हस्तशिल्प: काँच की मूर्तियाँ, क्रिस्टल की नहीं',
  'handicraft: hand paintings, drawings and pastels': 'हस्तशिल्प: हाथ से बने चित्र, रेखाचित्र और पेस्टल',
  'handicraft: hand-embroidered articles': 'हस्तशिल्प: हाथ की कढ़ाई वाली चीज़ें',
  'handicraft: hand-woven tapestries': 'हस्तशिल्प: हाथ से बुनी टेपेस्ट्री',
  'handicraft: handbags, pouches, purses and jewellery boxes': 'हस्तशिल्प: हैंडबैग, पाउच, पर्स और गहनों के डिब्बे',
  'handicraft: handcrafted candles': 'हस्तशिल्प: हाथ से बनी मोमबत्तियाँ',
  'handicraft: handcrafted lamps': 'हस्तशिल्प: हाथ से बने लैंप',
  'handicraft: handmade braids and trimmings in the piece': 'हस्तशिल्प: हाथ से बनी गोटा-किनारी, थान में',
  'handicraft: handmade carpets and floor coverings, namda and gabba': 'हस्तशिल्प: हाथ से बने कालीन और फ़र्श, नमदा और गब्बा',
  'handicraft: handmade imitation jewellery': 'हस्तशिल्प: हाथ से बने नकली गहने',
  'handicraft: handmade or hand-embroidered shawls': 'हस्तशिल्प: हाथ से बनी या हाथ की कढ़ाई वाली शॉल',
  'handicraft: mats, basketwork and articles of vegetable plaiting material':
    'हस्तशिल्प: चटाइयाँ, टोकरियाँ और पौधों की बुनी चीज़ें',
  'handicraft: original sculptures and statuary': 'हस्तशिल्प: मूल मूर्तिकला और मूर्तियाँ',
  'handicraft: ornamental framed mirrors': 'हस्तशिल्प: सजावटी फ़्रेम वाले शीशे',
  'handicraft: ornaments, marquetry, inlay, lathe and lacquer work of wood':
    'हस्तशिल्प: लकड़ी की सजावटी चीज़ें, जड़ाई, ख़राद और लाख का काम',
  'handicraft: papier mache articles': 'हस्तशिल्प: पेपर मैशे की चीज़ें',
  'handicraft: silver filigree work': 'हस्तशिल्प: चाँदी के तार का काम (फ़िलिग्री)',
  'handicraft: statuettes and ornaments of ceramic, blue pottery':
    'हस्तशिल्प: सिरेमिक की छोटी मूर्तियाँ और सजावटी चीज़ें, ब्लू पॉटरी',
  'handicraft: stone art ware and stone inlay': 'हस्तशिल्प: पत्थर का कलात्मक सामान और पत्थर की जड़ाई',
  'handicraft: tableware and kitchenware of clay and terracotta': 'हस्तशिल्प: मिट्टी और टेराकोटा के बर्तन',
  'handicraft: torans and door decorations of yarn and mirrors': 'हस्तशिल्प: तोरण, धागे और शीशों की दरवाज़े की सजावट',
  'handicraft: wooden frames for paintings, photographs and mirrors': 'हस्तशिल्प: चित्र, फ़ोटो और शीशे के लकड़ी के फ़्रेम',
  'handicraft: worked ivory, bone, horn, coral, shell and the like':
    'हस्तशिल्प: हाथीदाँत, हड्डी, सींग, मूँगा, सीप और ऐसी चीज़ों पर काम',
  'handicraft: worked vegetable or mineral carving material, articles of wax, gum, resin or lac':
    'हस्तशिल्प: पौधे या खनिज की नक्काशी की चीज़ें, मोम, गोंद, राल या लाख की चीज़ें',
  'handloom durries': 'हथकरघे की दरियाँ',
  handlooms: 'हथकरघे',
  'hats, knitted or crocheted or of lace or other textile fabric': 'हैट, बुने या क्रोशिए के, या लेस या दूसरे कपड़े के',
  'hawan samagri, rosaries, prayer beads': 'हवन सामग्री, माला, जाप की माला',
  'headgear other than hats': 'हैट के सिवा सिर पर पहनने की चीज़ें',
  'heart defect occlusion device (PDA, ASD)': 'दिल के छेद को बंद करने का उपकरण (PDA, ASD)',
  'herb, bark, dry plant, dry root (jaribooti) or dry flower': 'जड़ी-बूटी, छाल, सूखा पौधा, सूखी जड़ या सूखे फूल',
  'hides, skins and leather of chapter 41': 'अध्याय 41 की खाल, चमड़ी और चमड़ा',
  'hired bus or coach with fuel included, lower option, credit only on bought-in services of the same kind':
    'किराए की बस या कोच ईंधन समेत, नीची दर का विकल्प, ITC सिर्फ़ उसी तरह की ख़रीदी सेवाओं पर',
  'home let to a registered business: the tenant pays by reverse charge':
    'रजिस्टर्ड कारोबार को किराए पर दिया घर: किराएदार रिवर्स चार्ज में टैक्स देता है',
  'home let to live in to a tenant who is not registered, or to a proprietor for own living':
    'रहने के लिए घर, ऐसे किराएदार को जो रजिस्टर्ड नहीं, या प्रोप्राइटर को अपने रहने के लिए',
  'home repairs booked on a platform from an unregistered worker, without input tax credit':
    'घर की मरम्मत, बिना रजिस्ट्रेशन वाले कारीगर से प्लेटफ़ॉर्म पर बुक, बिना ITC',
  'hospital room above ₹5,000 a day other than intensive care, on the room charge, without input tax credit':
    'अस्पताल का कमरा ₹5,000 प्रति दिन से ज़्यादा, ICU छोड़ कर, कमरे के किराए पर, बिना ITC',
  'house-keeping jobs booked on a platform from an unregistered worker, without input tax credit':
    'घर की साफ़-सफ़ाई के काम, बिना रजिस्ट्रेशन वाले कारीगर से प्लेटफ़ॉर्म पर बुक, बिना ITC',
  'hulled cereal grains': 'छिलका उतारे अनाज के दाने',
  'hurricane lanterns, kerosene lamps, petromax, their glass chimneys and parts':
    'लालटेन, मिट्टी के तेल के लैंप, पेट्रोमैक्स, उनकी काँच की चिमनी और पुर्ज़े',
  'husk of pulses (chilka), chuni, churi, khanda': 'दालों का छिलका, चूनी, चूरी, खंडा',
  'hydraulic parts for tractors': 'ट्रैक्टर के हाइड्रोलिक पुर्ज़े',
  'hydraulic pumps for tractors': 'ट्रैक्टर के हाइड्रोलिक पंप',
  'idols of clay': 'मिट्टी की मूर्तियाँ',
  'idols of wood, stone or base metal': 'लकड़ी, पत्थर या मामूली धातु की मूर्तियाँ',
  'in a sealed container, or aerated, mineral, distilled, medicinal, ionic, battery or de-mineralised':
    'सीलबंद डिब्बे में, या सोडा, मिनरल, डिस्टिल्ड, दवा वाला, आयनिक, बैटरी का या खनिज निकाला पानी',
  'incubated start-up up to ₹50 lakh turnover, first three years':
    'इनक्यूबेटर का स्टार्ट-अप, ₹50 लाख टर्नओवर तक, पहले तीन साल',
  "insurers' payments out of third-party premium into the Motor Vehicle Accident Fund":
    'थर्ड-पार्टी प्रीमियम में से मोटर वाहन दुर्घटना फ़ंड में बीमा कंपनी का भुगतान',
  'interest on deposits': 'जमा पर ब्याज',
  'interest or discount on loans and advances other than credit card dues':
    'कर्ज़ और अग्रिम पर ब्याज या डिस्काउंट, क्रेडिट कार्ड के बकाये को छोड़ कर',
  'job work for a registered owner with no lower entry': 'रजिस्टर्ड मालिक के लिए जॉब वर्क, जिसकी कोई कम दर वाली एंट्री नहीं',
  'job work on alcoholic drinks': 'शराब पर जॉब वर्क',
  'job work on drinks without alcohol': 'बिना शराब वाले पेय पर जॉब वर्क',
  'jute fibres, not tow or waste': 'जूट के रेशे, टो या कचरा नहीं',
  'jute fibres, processed but not spun': 'जूट के रेशे, प्रोसेस किए पर काते नहीं',
  'kajal other than pencil sticks, alta': 'पेंसिल के सिवा काजल, आलता',
  'kajal pencil sticks': 'काजल की पेंसिल',
  'kerosene burners and stoves': 'मिट्टी के तेल के बर्नर और स्टोव',
  'kerosene burners, kerosene stoves, wood burning stoves': 'मिट्टी के तेल के बर्नर, मिट्टी के तेल के स्टोव, लकड़ी के चूल्हे',
  'kerosene for the public distribution system': 'राशन (PDS) का मिट्टी का तेल',
  'khadi fabric sold through KVIC or its certified outlets': 'KVIC या उसके प्रमाणित बिक्री केंद्र से बिका खादी कपड़ा',
  'khadi yarn': 'खादी का सूत',
  'kits that detect hepatitis': 'हेपेटाइटिस की जाँच करने वाली किट',
  'labour-only contract for a home built by the beneficiary under the housing mission (PMAY)':
    'आवास मिशन (PMAY) में लाभार्थी के खुद बनाए घर का सिर्फ़ मज़दूरी वाला ठेका',
  'labour-only contract for new work on one stand-alone home': 'एक अलग अकेले घर के नए काम का सिर्फ़ मज़दूरी वाला ठेका',
  'lac and shellac': 'लाख और शेलैक',
  'latex rubber thread': 'लेटेक्स रबर का धागा',
  'lawyer or arbitral tribunal serving a private person, a business below the registration limit or government':
    'वकील या मध्यस्थता ट्रिब्यूनल की सेवा निजी व्यक्ति, रजिस्ट्रेशन सीमा से कम के कारोबार या सरकार को',
  'leasing that concerns neither goods nor intellectual property': 'ऐसा पट्टा जो न माल का हो न बौद्धिक संपदा का',
  'leather goods and footwear of chapters 42 and 64': 'अध्याय 42 और 64 का चमड़े का सामान और जूते-चप्पल',
  'length above 4000 mm': 'लंबाई 4000 mm से ज़्यादा',
  "life insurer's annuity or pension policy of an individual": 'जीवन बीमा कंपनी की एक व्यक्ति की एन्युइटी या पेंशन पॉलिसी',
  'liquor for drinking, or from 2024-11-01 spirit used to make it': 'पीने की शराब, या 1 नवंबर 2024 से उसे बनाने की स्पिरिट',
  'listed Indian hand-made instruments (sitar, tabla, bansuri, harmonium and the like)':
    'लिस्ट में दिए हाथ से बने भारतीय बाजे (सितार, तबला, बाँसुरी, हारमोनियम और ऐसे)',
  'listed bio-pesticides (Bacillus, Trichoderma, Beauveria, NPV, neem, Cymbopogon)':
    'लिस्ट में दिए जैव-कीटनाशक (बैसिलस, ट्राइकोडर्मा, ब्यूवेरिया, NPV, नीम, सिंबोपोगोन)',
  'loading, packing or storing farm produce or rice': 'खेती की उपज या चावल की लदाई, पैकिंग या भंडारण',
  "maker's option, without input tax credit": 'बनाने वाले का विकल्प, बिना ITC',
  'mango pulp read as dried mango, as it was before September 2025': 'आम का गूदा, सूखा आम मान कर, जैसे सितंबर 2025 से पहले था',
  'mathematical, geometry and colour boxes': 'गणित, ज्योमेट्री और रंगों के डिब्बे',
  'medicinal grade': 'दवा ग्रेड',
  'mehendi paste in cones': 'कोन में मेहंदी का पेस्ट',
  "member's share above the monthly limit": 'सदस्य का हिस्सा महीने की सीमा से ज़्यादा',
  "member's share of up to ₹7,500 a month": 'सदस्य का हिस्सा ₹7,500 प्रति महीना तक',
  'members of the overseeing committee serve the Reserve Bank': 'निगरानी समिति के सदस्य रिज़र्व बैंक को सेवा दें',
  'menthol and mint oils made from natural menthol': 'कुदरती मेंथॉल से बने मेंथॉल और पुदीने के तेल',
  'menthol and mint oils not made from natural menthol': 'मेंथॉल और पुदीने के तेल जो कुदरती मेंथॉल से नहीं बने',
  'micronutrients of the Fertiliser Control Order from a registered maker':
    'रजिस्टर्ड निर्माता के फ़र्टिलाइज़र कंट्रोल ऑर्डर वाले सूक्ष्म पोषक तत्व',
  'milk cans': 'दूध के कैन',
  'millet flour preparation in powder, 70% millets or more, not pre-packaged and labelled':
    'मोटे अनाज (मिलेट) के आटे का पाउडर, 70% या ज़्यादा मिलेट, पहले से पैक और लेबल लगा नहीं',
  'mineral royalty or licence from government: the recipient pays by reverse charge':
    'सरकार से खनिज रॉयल्टी या लाइसेंस: लेने वाला रिवर्स चार्ज में टैक्स देता है',
  'mishri, batasha, chikki, gajak and similar sweets': 'मिश्री, बताशा, चिक्की, गजक और ऐसी मिठाइयाँ',
  'motorcycle ride booked on a platform, which pays the tax, without input tax credit':
    'प्लेटफ़ॉर्म पर बुक मोटरसाइकिल की सवारी, टैक्स प्लेटफ़ॉर्म देता है, बिना ITC',
  'muddhas of sarkanda': 'सरकंडे के मूढ़े',
  "named public schemes: PMJJBY, PMSBY, crop and micro insurance, Atal Pension, NPS annuity, forces' group funds, and their reinsurance":
    'तय सरकारी योजनाएँ: PMJJBY, PMSBY, फ़सल और माइक्रो बीमा, अटल पेंशन, NPS एन्युइटी, सेना के ग्रुप फ़ंड, और उनका पुनर्बीमा',
  'namkeen, bhujia, mixture, chabena and the like, ready to eat': 'नमकीन, भुजिया, मिक्सचर, चबेना और ऐसी चीज़ें, खाने को तैयार',
  'national permit fee of a goods vehicle': 'माल गाड़ी के नेशनल परमिट की फ़ीस',
  'neither fresh nor chilled, not pre-packaged and labelled': 'न ताज़ा न ठंडा रखा हुआ, पहले से पैक और लेबल लगा नहीं',
  'neither fresh nor chilled, pre-packaged and labelled': 'न ताज़ा न ठंडा रखा हुआ, पहले से पैक और लेबल लगा',
  'news from the agencies PTI and UNI': 'PTI और UNI एजेंसियों की ख़बरें',
  'no part of the way by air, credit on transport inputs only and up to 5%':
    'रास्ते का कोई हिस्सा हवाई नहीं, ITC सिर्फ़ परिवहन के इनपुट पर और 5% तक',
  'non-alcoholic toddy or neera': 'बिना नशे की ताड़ी या नीरा',
  "non-profit body for trade, art, science or welfare: member's fee up to ₹1,000 a year":
    'व्यापार, कला, विज्ञान या कल्याण की बिना मुनाफ़े वाली संस्था: सदस्य की फ़ीस ₹1,000 प्रति साल तक',
  'not an ambulance and outside the small-car limits': 'एंबुलेंस नहीं और छोटी कार की सीमा से बाहर',
  'not corrective': 'नज़र के (पावर वाले) नहीं',
  'not for aircraft': 'हवाई जहाज़ के लिए नहीं',
  'not for medical, surgical, dental or veterinary use': 'इलाज, सर्जरी, दाँत या पशु चिकित्सा के काम के लिए नहीं',
  'not for personal use': 'निजी काम के लिए नहीं',
  'not of seed quality': 'बीज की क्वालिटी का नहीं',
  'not pre-packaged and labelled': 'पहले से पैक और लेबल लगा नहीं',
  'notes or coins sold to the Reserve Bank or the Government of India': 'रिज़र्व बैंक या भारत सरकार को बेचे गए नोट या सिक्के',
  'nozzles for drip irrigation or sprinklers': 'ड्रिप सिंचाई या स्प्रिंकलर के नोज़ल',
  'nuclear fuel': 'परमाणु ईंधन',
  'nuclear grade': 'परमाणु ग्रेड',
  'of seed quality': 'बीज की क्वालिटी का',
  'old-age home of government or a registered charity, for residents of 60 and over, up to ₹25,000 a month':
    'सरकार या रजिस्टर्ड चैरिटी का वृद्धाश्रम, 60 साल या ज़्यादा के निवासियों के लिए, ₹25,000 प्रति महीना तक',
  'one of 37 listed drugs for cancer, rare or severe diseases (such as daratumumab, risdiplam, onasemnogene)':
    'कैंसर, दुर्लभ या गंभीर बीमारियों की लिस्ट की 37 दवाओं में से एक (जैसे daratumumab, risdiplam, onasemnogene)',
  'one-time charge for spectrum or natural resources assigned before April 2016':
    'अप्रैल 2016 से पहले दिए गए स्पेक्ट्रम या प्राकृतिक संसाधन का एकमुश्त शुल्क',
  'option with credit': 'ITC के साथ विकल्प',
  'option without credit': 'बिना ITC का विकल्प',
  'ordinary bus, suburban train, metro, auto-rickshaw or metered cab':
    'साधारण बस, लोकल ट्रेन, मेट्रो, ऑटो-रिक्शा या मीटर वाली टैक्सी',
  'other charges of Indian Railways to the public': 'भारतीय रेल के जनता से दूसरे शुल्क',
  'other classes by rail, metro or tram': 'रेल की दूसरी श्रेणियाँ, मेट्रो या ट्राम',
  'other pre-shave, shaving or after-shave preparations': 'शेविंग से पहले, शेविंग या उसके बाद की दूसरी चीज़ें',
  'other scented preparations that work by burning': 'जला कर काम आने वाली दूसरी ख़ुशबूदार चीज़ें',
  'other table or parlour games': 'मेज़ या घर के दूसरे खेल',
  'other than blocks': 'ब्लॉक के सिवा',
  'other than fly ash': 'फ़्लाई ऐश के सिवा',
  'other than kerosene stoves': 'मिट्टी के तेल के स्टोव के सिवा',
  'palmyra jaggery or rab, not pre-packaged and labelled': 'ताड़ का गुड़ या राब, पहले से पैक और लेबल लगा नहीं',
  'palmyra jaggery or rab, pre-packaged and labelled': 'ताड़ का गुड़ या राब, पहले से पैक और लेबल लगा',
  'paper splints for matches, asphaltic roofing sheets': 'माचिस की काग़ज़ी तीलियाँ, डामर की छत की चादरें',
  'papier mache articles': 'पेपर मैशे की चीज़ें',
  'part of a mixed tour for a foreign tourist that takes place abroad, up to half of it':
    'विदेशी पर्यटक के मिले-जुले टूर का विदेश में होने वाला हिस्सा, आधे तक',
  'parts of balloons, gliders and other unpowered aircraft': 'गुब्बारे, ग्लाइडर और बिना इंजन के दूसरे विमानों के पुर्ज़े',
  'parts of crutches, wheelchairs, walking frames, tricycles, braillers, artificial limbs':
    'बैसाखी, व्हीलचेयर, वॉकर, तिपहिया साइकिल, ब्रेलर, कृत्रिम अंगों के पुर्ज़े',
  'parts of fixed speed diesel engines up to 15 HP': '15 HP तक के तय रफ़्तार वाले डीज़ल इंजन के पुर्ज़े',
  'parts of harvesters, threshers, balers and mowers': 'हार्वेस्टर, थ्रेशर, बेलर और घास काटने की मशीन के पुर्ज़े',
  'parts of household articles, if the entry for the articles is read to take them in':
    'घरेलू सामान के पुर्ज़े, अगर सामान की एंट्री में उन्हें भी माना जाए',
  'parts of machines that clean or grade eggs, fruit or produce': 'अंडे, फल या उपज साफ़ करने या छाँटने की मशीनों के पुर्ज़े',
  'parts of power driven water pumps': 'बिजली या इंजन से चलने वाले पानी के पंप के पुर्ज़े',
  'parts of ships, fishing vessels, tugs, dredgers, warships or floating structures':
    'जहाज़, मछली पकड़ने की नाव, टग, ड्रेजर, युद्धपोत या तैरते ढाँचे के पुर्ज़े',
  'parts to make hearing aids': 'कान की मशीन बनाने के पुर्ज़े',
  'passenger or other vessel hired with crew': 'यात्री या दूसरा जहाज़ चालक दल समेत किराए पर',
  'passports, visas, licences, birth and death records, right to information, fines for breach, services up to ₹5,000':
    'पासपोर्ट, वीज़ा, लाइसेंस, जन्म-मृत्यु का रिकॉर्ड, सूचना का अधिकार, शर्त तोड़ने का जुर्माना, ₹5,000 तक की सेवाएँ',
  'penal charge of a bank or finance company for breach of loan terms': 'कर्ज़ की शर्त तोड़ने पर बैंक या फ़ाइनेंस कंपनी का दंड शुल्क',
  'pencil leads, if the entry for pencils is read to take them in':
    'पेंसिल के सिक्के (लेड), अगर पेंसिल की एंट्री में उन्हें भी माना जाए',
  'pencil sharpeners': 'पेंसिल छीलने का शार्पनर',
  'pension services of EPFO, the NPS Trust and the coal mines fund': 'EPFO, NPS ट्रस्ट और कोयला खान फ़ंड की पेंशन सेवाएँ',
  'permanent transfer of an intellectual property right': 'बौद्धिक संपदा अधिकार का हमेशा के लिए हस्तांतरण',
  'petrol, LPG or CNG, engine up to 1200 cc and length up to 4000 mm':
    'पेट्रोल, LPG या CNG, इंजन 1200 cc तक और लंबाई 4000 mm तक',
  'pilgrimage charter under an agreement between governments, with limited input tax credit':
    'सरकारों के बीच समझौते से तीर्थयात्रा की चार्टर उड़ान, सीमित ITC के साथ',
  "pilgrimages by the specified bodies, right to collect mining royalty, farmers' use of natural resources":
    'तय संस्थाओं की तीर्थयात्रा, खनन रॉयल्टी वसूलने का अधिकार, किसानों द्वारा प्राकृतिक संसाधनों का उपयोग',
  'plain water itself, not in a sealed container and not purified: nil as goods':
    'सादा पानी, सीलबंद डिब्बे में नहीं और शुद्ध किया नहीं: माल के रूप में शून्य',
  'plain water, not in a sealed container and not aerated, mineral, distilled, medicinal, ionic, battery or de-mineralised':
    'सादा पानी, सीलबंद डिब्बे में नहीं और सोडा, मिनरल, डिस्टिल्ड, दवा वाला, आयनिक, बैटरी का या खनिज निकाला नहीं',
  'plant-based milk drinks': 'पौधों से बने दूध के पेय',
  'plates and cups of leaves, flowers or bark': 'पत्तों, फूलों या छाल की प्लेट और कप',
  'player, referee, coach or other sports body serving a recognised sports body':
    'खिलाड़ी, रेफ़री, कोच या दूसरी खेल संस्था की सेवा, मान्यता प्राप्त खेल संस्था को',
  'plumbing, carpentry and other home jobs booked on a platform from an unregistered worker (the platform pays), without input tax credit':
    'प्लंबर, बढ़ई और घर के दूसरे काम, बिना रजिस्ट्रेशन वाले कारीगर से प्लेटफ़ॉर्म पर बुक (टैक्स प्लेटफ़ॉर्म देता है), बिना ITC',
  'policy of an individual or a family': 'एक व्यक्ति या परिवार की पॉलिसी',
  'postcard, inland letter, book post, ordinary letter below 10 g':
    'पोस्टकार्ड, अंतर्देशीय पत्र, बुक पोस्ट, 10 ग्राम से कम की साधारण चिट्ठी',
  'potassium iodate, anaesthetics': 'पोटैशियम आयोडेट, बेहोशी की दवाएँ',
  'pots and jars for carrying or packing goods': 'माल ढोने या पैक करने के घड़े और मर्तबान',
  'powders and granules from scrap rubber': 'रबर स्क्रैप का पाउडर और दाने',
  'power driven pumps made for water': 'पानी के लिए बने बिजली या इंजन से चलने वाले पंप',
  "power utility laying lines up to a farmer's tube well": 'बिजली कंपनी का किसान के ट्यूबवेल तक लाइन बिछाना',
  'prasadam supplied by a place of worship': 'पूजा स्थल से दिया गया प्रसाद',
  'pre-cooling, ripening, waxing, retail packing or labelling of fruit and vegetables':
    'फल-सब्ज़ी को ठंडा करना, पकाना, वैक्स लगाना, खुदरा पैकिंग या लेबल लगाना',
  'pre-packaged and labelled': 'पहले से पैक और लेबल लगा',
  'pre-packaged and labelled; guar gum refined split': 'पहले से पैक और लेबल लगा; ग्वार गम रिफ़ाइंड स्प्लिट',
  'premises let by an unregistered owner to a registered tenant, who pays by reverse charge':
    'बिना रजिस्ट्रेशन वाले मालिक ने रजिस्टर्ड किराएदार को जगह दी, जो रिवर्स चार्ज में टैक्स देता है',
  'premium for export credit insurance': 'निर्यात ऋण बीमा का प्रीमियम',
  "printing of newspapers, books, journals and paper goods at nil or 5%, on the owner's paper":
    'मालिक के काग़ज़ पर अख़बार, किताबें, पत्रिकाएँ और शून्य या 5% वाले काग़ज़ के सामान की छपाई',
  'processing for an owner who is not registered, with no lower entry':
    'बिना रजिस्ट्रेशन वाले मालिक के लिए प्रोसेसिंग, जिसकी कोई कम दर वाली एंट्री नहीं',
  "promoter's shortfall against the 80% rule of buying from registered suppliers":
    'रजिस्टर्ड सप्लायर से 80% ख़रीदने के नियम में प्रमोटर की कमी',
  'propane, butane or LPG from an oil company to exempted non-domestic customers':
    'तेल कंपनी से छूट वाले गैर-घरेलू ग्राहकों को प्रोपेन, ब्यूटेन या LPG',
  'public ferry between places in India, not mainly for tourists':
    'भारत में जगहों के बीच सार्वजनिक फ़ेरी, ज़्यादातर पर्यटकों के लिए नहीं',
  'public toilets and washrooms': 'सार्वजनिक शौचालय और वॉशरूम',
  'puffed, flattened or parched rice (muri, chira, khoi, murki), not pre-packaged and labelled':
    'मुरमुरा, चिड़वा या खील (मुरी, चिरा, खोई, मुड़की), पहले से पैक और लेबल लगा नहीं',
  'puffed, flattened or parched rice (muri, chira, khoi, murki), pre-packaged and labelled':
    'मुरमुरा, चिड़वा या खील (मुरी, चिरा, खोई, मुड़की), पहले से पैक और लेबल लगा',
  'puja articles: rudraksha, tulsi mala, sacred thread, kalava, roli, vibhuti, chandan tika, panchamrit, wick for diya, wooden khadau':
    'पूजा का सामान: रुद्राक्ष, तुलसी माला, जनेऊ, कलावा, रोली, विभूति, चंदन टीका, पंचामृत, दीये की बाती, लकड़ी के खड़ाऊँ',
  'pure service to government or a local body for municipal or panchayat functions':
    'नगरपालिका या पंचायत के कामों के लिए सरकार या स्थानीय निकाय को शुद्ध सेवा',
  "race club's licence to a bookmaker": 'रेस क्लब का बुकमेकर को लाइसेंस',
  'radio taxi, without input tax credit': 'रेडियो टैक्सी, बिना ITC',
  "railway's platform tickets, waiting and retiring rooms, cloak rooms and battery cars for individuals":
    'रेलवे के प्लेटफ़ॉर्म टिकट, वेटिंग और रिटायरिंग रूम, क्लोक रूम और बैटरी कार, लोगों के लिए',
  rakhi: 'राखी',
  'rear tractor tyres': 'ट्रैक्टर के पिछले टायर',
  'rear wheel rim, centre housing, transmission housing or front axle support of tractors':
    'ट्रैक्टर का पिछला रिम, सेंटर हाउसिंग, ट्रांसमिशन हाउसिंग या फ़्रंट एक्सल सपोर्ट',
  'recognised technology incubators and science parks': 'मान्यता प्राप्त टेक्नोलॉजी इनक्यूबेटर और साइंस पार्क',
  "registered charity's charitable activities": 'रजिस्टर्ड चैरिटी के परोपकारी काम',
  'rehabilitation professionals at approved centres': 'मंज़ूर केंद्रों पर पुनर्वास के पेशेवर',
  'reinsurance of group cover': 'ग्रुप बीमा का पुनर्बीमा',
  'reinsurance of individual and family policies': 'व्यक्ति और परिवार की पॉलिसी का पुनर्बीमा',
  'relief goods, defence stores, registered newspapers, farm produce, milk, salt, food grain, organic manure':
    'राहत का सामान, रक्षा का सामान, रजिस्टर्ड अख़बार, खेती की उपज, दूध, नमक, अनाज, जैविक खाद',
  'repair and overhaul of aircraft, their engines and parts': 'हवाई जहाज़, उनके इंजन और पुर्ज़ों की मरम्मत और ओवरहॉल',
  'repair and overhaul of ships and vessels': 'जहाज़ों और नावों की मरम्मत और ओवरहॉल',
  'repair or installation: pure service to government or a local body for municipal or panchayat functions':
    'मरम्मत या लगाना: नगरपालिका या पंचायत के कामों के लिए सरकार या स्थानीय निकाय को शुद्ध सेवा',
  'repair or installation: service with goods of at most 25% to government or a local body for municipal or panchayat functions':
    'मरम्मत या लगाना: नगरपालिका या पंचायत के कामों के लिए सरकार या स्थानीय निकाय को सेवा, जिसमें माल ज़्यादा से ज़्यादा 25% हो',
  'resale of a lottery on which tax was paid when the State supplied it':
    'ऐसी लॉटरी की दोबारा बिक्री जिस पर राज्य की सप्लाई के समय टैक्स दिया जा चुका',
  'research paid by a grant, done by a government body, university or approved institution':
    'अनुदान से होने वाली खोज, सरकारी संस्था, विश्वविद्यालय या मंज़ूर संस्थान द्वारा',
  'residues of pulses other than husk, chuni and khanda': 'दालों के अवशेष, छिलका, चूनी और खंडा छोड़ कर',
  'resin bonded bamboo mat board, bamboo flooring tiles': 'राल से जुड़ा बाँस की चटाई का बोर्ड, बाँस की फ़र्श टाइल',
  'restaurant in specified premises: a hotel that charged over ₹7,500 for a room in the year before, or that declared itself so':
    '"specified premises" का रेस्टोरेंट: ऐसा होटल जिसने पिछले साल किसी कमरे के ₹7,500 से ज़्यादा लिए, या जिसने खुद ऐसा घोषित किया',
  'restaurant order placed on a delivery platform, which pays the tax, without input tax credit':
    'डिलीवरी प्लेटफ़ॉर्म पर दिया रेस्टोरेंट ऑर्डर, टैक्स प्लेटफ़ॉर्म देता है, बिना ITC',
  'restaurant, canteen, takeaway or delivery outside specified premises, without input tax credit':
    'रेस्टोरेंट, कैंटीन, पैक करा कर या डिलीवरी, "specified premises" से बाहर, बिना ITC',
  'rice bran, not de-oiled': 'चावल का चोकर, तेल न निकाला हुआ',
  'rights for homes sold before completion': 'पूरा होने से पहले बिके घरों के लिए अधिकार',
  'road vehicles run only on electricity': 'सिर्फ़ बिजली से चलने वाली सड़क की गाड़ियाँ',
  'room above ₹7,500 a day': 'कमरा ₹7,500 प्रति दिन से ज़्यादा',
  'room below ₹1,000 a day, hall below ₹10,000 a day or shop below ₹10,000 a month at a public place of worship of a registered trust':
    'रजिस्टर्ड ट्रस्ट के सार्वजनिक पूजा स्थल पर ₹1,000 प्रति दिन से कम का कमरा, ₹10,000 प्रति दिन से कम का हॉल या ₹10,000 प्रति महीना से कम की दुकान',
  'room up to ₹7,500 a day, without input tax credit': 'कमरा ₹7,500 प्रति दिन तक, बिना ITC',
  'rowing boats and canoes': 'चप्पू वाली नाव और डोंगी',
  'sal, siali and sisal leaves, sabai grass': 'साल, सियाली और सीसल के पत्ते, सबई घास',
  'sale of a business as a going concern': 'चलते कारोबार की बिक्री',
  'sale value above ₹2,500 a pair': 'बिक्री मूल्य ₹2,500 प्रति जोड़ी से ज़्यादा',
  'sale value above ₹2,500 a piece': 'बिक्री मूल्य ₹2,500 प्रति नग से ज़्यादा',
  'sale value up to ₹2,500 a pair': 'बिक्री मूल्य ₹2,500 प्रति जोड़ी तक',
  'sale value up to ₹2,500 a piece': 'बिक्री मूल्य ₹2,500 प्रति नग तक',
  'sand lime bricks': 'रेत-चूने की ईंटें',
  'satellite launch; until 2023-07-26 only by ISRO, Antrix or NSIL':
    'उपग्रह का प्रक्षेपण; 26 जुलाई 2023 तक सिर्फ़ ISRO, Antrix या NSIL द्वारा',
  'service with goods of at most 25% to government or a local body for municipal or panchayat functions':
    'नगरपालिका या पंचायत के कामों के लिए सरकार या स्थानीय निकाय को सेवा, जिसमें माल ज़्यादा से ज़्यादा 25% हो',
  "services between railway zones, and with the railways' special purpose companies":
    'रेलवे ज़ोन के बीच, और रेलवे की विशेष कंपनियों (SPV) के साथ सेवाएँ',
  'sewing needles': 'सिलाई की सुइयाँ',
  'shaped bamboo other than flooring': 'फ़र्श के सिवा आकार दिया हुआ बाँस',
  'shaving lotion or after-shave lotion': 'शेविंग लोशन या आफ़्टर-शेव लोशन',
  'shop or office sold before completion in a project that is at most 15% commercial (5% of the whole price), without input tax credit':
    'दुकान या दफ़्तर, पूरा होने से पहले बिका, ऐसे प्रोजेक्ट में जो ज़्यादा से ज़्यादा 15% कमर्शियल हो (पूरे दाम का 5%), बिना ITC',
  'shops and offices in other projects, homes in projects kept on the old rates, with credit (12% of the whole price)':
    'दूसरे प्रोजेक्ट की दुकानें और दफ़्तर, पुरानी दरों पर रखे गए प्रोजेक्ट के घर, ITC के साथ (पूरे दाम का 12%)',
  'side charges of the utility: meter rent, testing, new connection, shifting of lines, duplicate bill':
    'बिजली कंपनी के दूसरे शुल्क: मीटर किराया, जाँच, नया कनेक्शन, लाइन हटाना, डुप्लीकेट बिल',
  'singhada (chestnuts or water nuts), dried': 'सिंघाड़ा, सूखा',
  'single seat in a helicopter shuttle, credit on input services only': 'हेलिकॉप्टर शटल में एक सीट, ITC सिर्फ़ इनपुट सेवाओं पर',
  'skill bodies of the national scheme and their training partners': 'राष्ट्रीय योजना की कौशल संस्थाएँ और उनके ट्रेनिंग पार्टनर',
  slates: 'स्लेट',
  'slaughter of animals': 'पशु काटना',
  'small car certified for a person with orthopaedic disability':
    'हड्डी से जुड़ी विकलांगता वाले व्यक्ति के लिए प्रमाणित छोटी कार',
  'solar cookers': 'सोलर कुकर',
  'solar or wind devices and parts to make them': 'सौर या पवन उपकरण और उन्हें बनाने के पुर्ज़े',
  'solar, wind, bio-gas, waste-to-energy or tidal devices and parts to make them':
    'सौर, पवन, बायो-गैस, कचरे से ऊर्जा या ज्वार के उपकरण और उन्हें बनाने के पुर्ज़े',
  'sold by the Government (postal items)': 'सरकार द्वारा बेचा गया (डाक का सामान)',
  'some part of the way by air': 'रास्ते का कुछ हिस्सा हवाई जहाज़ से',
  'soya bari, bari of pulses, mungodi, batters, roasted gram, chutney powder, sweetmeats':
    'सोया बड़ी, दाल की बड़ी, मुंगौड़ी, घोल (बैटर), भुना चना, चटनी पाउडर, मिठाई',
  'spirits for industrial use': 'औद्योगिक काम के लिए स्पिरिट',
  'stamp papers and court fee stamps sold by the Treasury or authorised vendors':
    'ट्रेज़री या अधिकृत विक्रेता से बिके स्टांप पेपर और कोर्ट फ़ीस स्टांप',
  'state or central board affiliating government schools': 'सरकारी स्कूलों को मान्यता देने वाला राज्य या केंद्र का बोर्ड',
  'statues, statuettes, vases, bowls and other ornamental goods of stone':
    'पत्थर की मूर्तियाँ, छोटी मूर्तियाँ, फूलदान, कटोरे और दूसरी सजावटी चीज़ें',
  'stay of 90 days or more without a break, up to ₹20,000 a person a month':
    'लगातार 90 दिन या ज़्यादा ठहरना, ₹20,000 प्रति व्यक्ति प्रति महीना तक',
  'stone inlay work': 'पत्थर की जड़ाई का काम',
  'storage of stem cells from cord blood': 'गर्भनाल के ख़ून की स्टेम सेल रखना',
  'storing cereals, pulses, fruit or vegetables': 'अनाज, दाल, फल या सब्ज़ी का भंडारण',
  'storing minor forest produce': 'छोटी वन उपज का भंडारण',
  'sulphonated castor, fish or sperm oil': 'सल्फ़ोनेटेड अरंडी, मछली या स्पर्म तेल',
  'supplied to oil companies or refineries for blending with petrol':
    'पेट्रोल में मिलाने के लिए तेल कंपनियों या रिफ़ाइनरी को सप्लाई',
  'surgery that restores the body after a birth defect, illness or injury':
    'जन्म की कमी, बीमारी या चोट के बाद शरीर ठीक करने की सर्जरी',
  'swimming and paddling pools': 'तैरने और बच्चों के छोटे पूल',
  'tailoring for the wearer': 'पहनने वाले के लिए सिलाई',
  'tamarind seed not meant for sowing': 'इमली का बीज जो बोने के लिए नहीं',
  'technical or industrial grade, clearly not for use as fertiliser': 'टेक्निकल या औद्योगिक ग्रेड, साफ़ तौर पर खाद के लिए नहीं',
  'tender coconut water, not pre-packaged and labelled': 'डाभ (कच्चे नारियल) का पानी, पहले से पैक और लेबल लगा नहीं',
  'tender coconut water, pre-packaged and labelled': 'डाभ (कच्चे नारियल) का पानी, पहले से पैक और लेबल लगा',
  'textile caps': 'कपड़े की टोपियाँ',
  'the maker of silk yarn from raw silk or cocoons sells it to a registered person':
    'कच्चे रेशम या कोये से रेशमी सूत बनाने वाला उसे रजिस्टर्ड व्यक्ति को बेचे',
  'third-party cover of a goods vehicle': 'माल गाड़ी का थर्ड-पार्टी बीमा',
  'thorium oxalate': 'थोरियम ऑक्सलेट',
  'thread other than of latex': 'लेटेक्स के सिवा दूसरा धागा',
  'ticket above ₹100': '₹100 से ज़्यादा का टिकट',
  'ticket above ₹500': '₹500 से ज़्यादा का टिकट',
  'ticket above ₹500 for a recognised sporting event': 'मान्यता प्राप्त खेल आयोजन का ₹500 से ज़्यादा का टिकट',
  'ticket up to ₹100': '₹100 तक का टिकट',
  'ticket up to ₹500 for circus, dance, theatre, concert, award show, sports event or planetarium':
    'सर्कस, नृत्य, नाटक, संगीत कार्यक्रम, अवॉर्ड शो, खेल आयोजन या तारामंडल का ₹500 तक का टिकट',
  'tobacco leaves, whole, broken or stems': 'तंबाकू के पत्ते, साबुत, टूटे या डंठल',
  'toll for a road or bridge': 'सड़क या पुल का टोल',
  'tow or waste': 'टो (छोटा रेशा) या कचरा',
  'toy balloons of natural rubber latex': 'कुदरती रबर लेटेक्स के गुब्बारे',
  'tractor fenders, hoods, grills and side panels': 'ट्रैक्टर के फ़ेंडर, हुड, ग्रिल और साइड पैनल',
  'training paid by government: in full until September 2021, at least 75% since':
    'सरकार के ख़र्च पर ट्रेनिंग: सितंबर 2021 तक पूरा ख़र्च, उसके बाद कम से कम 75%',
  'transport, meals, security, cleaning, admission and exams for a school up to class 12; admission and exams for colleges':
    'कक्षा 12 तक के स्कूल के लिए परिवहन, खाना, सुरक्षा, सफ़ाई, दाख़िला और परीक्षा; कॉलेज के लिए दाख़िला और परीक्षा',
  'travel policy of an individual or a family': 'एक व्यक्ति या परिवार की यात्रा पॉलिसी',
  'troughs, tubs and similar farm vessels': 'नाँद, टब और खेती के ऐसे बर्तन',
  'truck hired with driver and fuel, credit only on bought-in services of the same kind':
    'ट्रक ड्राइवर और ईंधन समेत किराए पर, ITC सिर्फ़ उसी तरह की ख़रीदी सेवाओं पर',
  'truck hired with driver and fuel, option with full credit': 'ट्रक ड्राइवर और ईंधन समेत किराए पर, पूरे ITC का विकल्प',
  'two-way radio used by defence, police and paramilitary forces': 'सेना, पुलिस और अर्धसैनिक बलों का टू-वे रेडियो',
  umbrellas: 'छाते',
  'undenatured neutral or rectified spirit used to make liquor for drinking':
    'पीने की शराब बनाने में काम आने वाली शुद्ध न्यूट्रल या रेक्टिफ़ाइड स्पिरिट',
  'unmanufactured tobacco other than leaves': 'पत्तों के सिवा कच्चा तंबाकू',
  'unprocessed green leaves of tea': 'चाय की बिना प्रोसेस की हरी पत्तियाँ',
  'upfront premium for industrial or financial plots leased by a state body for 30 years or more':
    'राज्य की संस्था द्वारा 30 साल या ज़्यादा के पट्टे पर दिए औद्योगिक या वित्तीय प्लॉट का अग्रिम प्रीमियम',
  'uranium ore concentrate': 'यूरेनियम अयस्क का सांद्र',
  'used vehicle, seller took no credit: on the margin only': 'पुरानी गाड़ी, बेचने वाले ने ITC नहीं लिया: सिर्फ़ मार्जिन पर',
  'vehicle hired with driver where fuel is billed apart': 'ड्राइवर समेत किराए की गाड़ी जिसमें ईंधन का बिल अलग हो',
  'vessel for goods on time charter, with limited input tax credit': 'माल का जहाज़ टाइम चार्टर पर, सीमित ITC के साथ',
  'walking-sticks and seat-sticks': 'चलने की छड़ी और बैठने वाली छड़ी',
  'waste, parings and scrap': 'कचरा, कतरन और स्क्रैप',
  'water, public health, sanitation, waste and slum work for a government authority':
    'सरकारी प्राधिकरण के लिए पानी, जन स्वास्थ्य, सफ़ाई, कचरे और झुग्गी का काम',
  'whips, riding-crops and the like': 'चाबुक, घुड़सवारी की छड़ी और ऐसी चीज़ें',
  'wholly of cane or similar bamboo or rattan material': 'पूरी तरह बेंत या ऐसे बाँस या रतन का',
  'wholly of quilted textile, up to ₹2,500 a piece': 'पूरी तरह रज़ाईदार कपड़े का, ₹2,500 प्रति नग तक',
  'work for finding or drilling oil and gas': 'तेल और गैस खोजने या खुदाई का काम',
  'works contract for a government authority or government entity': 'सरकारी प्राधिकरण या सरकारी इकाई के लिए वर्क्स कॉन्ट्रैक्ट',
  'works contract for government or a local body, other than mostly earthwork':
    'सरकार या स्थानीय निकाय के लिए वर्क्स कॉन्ट्रैक्ट, जो ज़्यादातर मिट्टी का काम न हो',
  'works contract for government with more than 75% earthwork, or a sub-contract of it':
    'सरकार के लिए वर्क्स कॉन्ट्रैक्ट जिसमें 75% से ज़्यादा मिट्टी का काम हो, या उसका सब-कॉन्ट्रैक्ट',
  'works for oil and gas fields at sea, beyond 12 nautical miles': 'समुद्र में 12 समुद्री मील से आगे तेल और गैस के काम',
  'woven or non-woven sacks of polyethylene or polypropylene strips':
    'पॉलीएथिलीन या पॉलीप्रोपिलीन पट्टियों की बुनी या बिना बुनी बोरियाँ',
  'zari articles: imi, zari, kasab, saima, dabka, chumki, gota, sitara, naqsi, kora, glass beads, badla or gizai':
    'ज़री का सामान: इमी, ज़री, कसब, सैमा, डबका, चुमकी, गोटा, सितारा, नक्शी, कोरा, काँच के मोती, बदला या गिज़ाई',
};
