// The page "Use it in…" in Hindi; part of `hi.ts`. Code, names of menus and addresses stay as they are.
import type { Texts } from './en.ts';

const SENTENCES: Readonly<Record<string, string>> = {
  'Answers are the same as on the pages: where a rate depends on something that the text does not say, all rates are named (`5% or 18%`), and a question mark says that a person should look at the code. No key is needed. The command `kosh` comes with the package; in the repository `npm ci && npm run build && npm link` puts it on the path.':
    'जवाब वही हैं जो पेज पर मिलते हैं: जहाँ दर किसी ऐसी बात पर निर्भर है जो टेक्स्ट में नहीं है, वहाँ सभी दरें लिखी आती हैं (`5% or 18%`), और प्रश्नचिह्न का मतलब है कि कोड किसी व्यक्ति को देखना चाहिए। चाबी (key) की ज़रूरत नहीं। `kosh` कमांड पैकेज के साथ आता है; रिपॉज़िटरी में `npm ci && npm run build && npm link` उसे PATH पर रख देता है।',
  'Prompts and calculators are the same as on the pages, and no key is needed.':
    'प्रॉम्प्ट और कैलकुलेटर वही हैं जो पेज पर हैं, और चाबी (key) की ज़रूरत नहीं।',

  'curl, or a cell of any spreadsheet': 'curl, या किसी भी स्प्रेडशीट की सेल',
  '`field` is `code` (the default), `rate` or `description`. The answer is plain text and counts as one of 20 lookups a minute. For lists send ten texts at once; the answer is JSON:':
    '`field` में `code` (न लिखें तो यही), `rate` या `description` दें। जवाब सादा टेक्स्ट है और एक मिनट की 20 खोजों में से एक गिना जाता है। लिस्ट के लिए एक साथ दस टेक्स्ट भेजें; जवाब JSON में आता है:',
  'Every operation stands in the [API reference](page:/docs).': 'सब कुछ [API की जानकारी](page:/docs) में लिखा है।',

  'Google Sheets': 'Google Sheets',
  'In the sheet: Extensions > Apps Script. Paste [kosh.gs](file:kosh.gs) in the place of what is there, set `KOSH_URL` to an address of this service that Google can reach, and save.':
    'शीट में Extensions > Apps Script खोलें। जो वहाँ लिखा है उसकी जगह [kosh.gs](file:kosh.gs) चिपकाएँ, `KOSH_URL` में इस सेवा का वह पता लिखें जिस तक Google पहुँच सके, और सेव करें।',
  '`=KOSH_HSN(A2:A)`, `=KOSH_RATE(A2:A)`, `=KOSH_RATE(A2:A, B1)` with the date in B1, `=KOSH_DESCRIPTION(A2)`, and `=KOSH_ASK(A2)` for the question that would settle it.':
    '`=KOSH_HSN(A2:A)`, `=KOSH_RATE(A2:A)`, `=KOSH_RATE(A2:A, B1)` जिसमें तारीख B1 में है, `=KOSH_DESCRIPTION(A2)`, और बात तय करने वाले सवाल के लिए `=KOSH_ASK(A2)`।',
  'Give whole ranges: ten texts are one request, and answers are kept for six hours.':
    'पूरी रेंज दें: दस टेक्स्ट एक अनुरोध हैं, और जवाब छह घंटे रखे जाते हैं।',

  Excel: 'Excel',
  '**A function** (Excel for Windows, Microsoft 365). Formulas > Name Manager > New, name `KOSH`:':
    '**फ़ंक्शन** (Windows का Excel, Microsoft 365)। Formulas > Name Manager > New, नाम `KOSH`:',
  'Then `=KOSH(A2)` and `=KOSH(A2,"rate")`: one lookup a cell, so use it for a few.':
    'फिर `=KOSH(A2)` और `=KOSH(A2,"rate")`: हर सेल एक खोज है, इसलिए थोड़ी सेल के लिए ही।',
  '**A table** (Power Query, Excel for Windows since 2016), to which `hsn_sac`, `gst_rate`, `review_why` and `ask` are added:':
    '**टेबल** (Power Query, 2016 से Windows का हर Excel), जिसमें `hsn_sac`, `gst_rate`, `review_why` और `ask` जुड़ जाते हैं:',
  'Data > Get Data > From Other Sources > Blank Query, then Home > Advanced Editor. Paste [kosh.pq](file:kosh.pq) in the place of what is there, set `KoshUrl` in it, and name the query `Kosh`.':
    'Data > Get Data > From Other Sources > Blank Query, फिर Home > Advanced Editor। जो वहाँ लिखा है उसकी जगह [kosh.pq](file:kosh.pq) चिपकाएँ, उसमें `KoshUrl` लिखें और क्वेरी का नाम `Kosh` रखें।',
  'Select your table, here called `Items`: Data > From Table/Range.':
    'अपनी टेबल चुनें, जिसका नाम यहाँ `Items` है: Data > From Table/Range।',
  'Into the formula bar of another blank query write `= Kosh(Items, "Particulars")`, or with a day `= Kosh(Items, "Particulars", "2026-04-01")`. Asked how to connect, choose Anonymous.':
    'एक और "Blank Query" के फ़ॉर्मूला बार में `= Kosh(Items, "Particulars")` लिखें, या तारीख के साथ `= Kosh(Items, "Particulars", "2026-04-01")`। जुड़ने का तरीका पूछे जाने पर "Anonymous" चुनें।',
  'Where Excel complains of Formula.Firewall or of privacy levels: File > Options and settings > Query Options > Current Workbook > Privacy > Ignore the Privacy Levels. The texts of that one column go to this service.':
    'अगर Excel "Formula.Firewall" या "Privacy Levels" की शिकायत करे: "File > Options and settings > Query Options > Current Workbook > Privacy > Ignore the Privacy Levels"। सिर्फ़ उसी एक कॉलम के टेक्स्ट इस सेवा को जाते हैं।',
  '**A whole file.** The page [Bulk](page:/bulk) takes it as it is and sends nothing; so does `kosh classify items.xlsx`.':
    '**पूरी फ़ाइल।** [पूरी फ़ाइल](page:/bulk) वाला पेज उसे जैसी है वैसी लेता है और कुछ नहीं भेजता; `kosh classify items.xlsx` भी यही करता है।',

  'Tally, Zoho Books, ERPNext': 'Tally, Zoho Books, ERPNext',
  'The page [Check](page:/check) reads a list of items, or a register, and writes what these programs import, with code, rate and the day from which the rate applies. Nothing leaves the browser. The command does the same:':
    '[जाँच](page:/check) वाला पेज आइटम की लिस्ट या रजिस्टर पढ़ता है और वह फ़ाइल लिखता है जो ये प्रोग्राम इंपोर्ट करते हैं, कोड, दर और दर लागू होने के दिन के साथ। ब्राउज़र से कुछ बाहर नहीं जाता। कमांड भी यही करता है:',
  '**Tally**: Import > Masters, and choose the XML file. It holds stock items with HSN code, CGST, SGST and IGST from their day on, their prices, and your own units. The number of an item becomes its second name; Tally knows items by name, so items of one name get their number behind it.':
    '**Tally**: Import > Masters, और XML फ़ाइल चुनें। उसमें HSN कोड, अपने दिन से लागू CGST, SGST और IGST, दाम और आपकी अपनी इकाइयों के साथ स्टॉक आइटम हैं। आइटम का नंबर उसका दूसरा नाम बनता है; Tally आइटम को नाम से पहचानता है, इसलिए एक ही नाम के आइटम के पीछे नंबर लगता है।',
  '**Zoho Books**: Items > Import Items, matched by SKU. Taxes are named as Zoho names its own, `GST18` within the state and `IGST18` across.':
    '**Zoho Books**: Items > Import Items, SKU से मिलाकर। टैक्स के नाम वही हैं जो Zoho रखता है, राज्य के अंदर `GST18` और बाहर `IGST18`।',
  '**ERPNext** with India Compliance: Data Import for Item; Item Code is the number of the item. `--company` is the abbreviation behind the names of the tax templates, such as `GST 18% - KT`, `Nil-Rated - KT` and `Non-GST - KT`. The command names the units and templates that the file needs: make those first that your ERPNext lacks.':
    '**ERPNext**, India Compliance के साथ: "Item" के लिए "Data Import"; "Item Code" आइटम का नंबर है। `--company` टैक्स टेम्पलेट के नाम के पीछे वाला छोटा नाम है, जैसे `GST 18% - KT`, `Nil-Rated - KT` और `Non-GST - KT`। कमांड बताता है कि फ़ाइल को कौन-सी इकाइयाँ और टेम्पलेट चाहिए: जो आपके ERPNext में न हों, उन्हें पहले बनाएँ।',
  'Items whose code or rate a person has to settle come without it, and `--items` lists them with the reason. A list that has no codes yet goes through `kosh classify items.csv -o coded.csv` or the page Bulk first.':
    'जिन आइटम का कोड या दर किसी व्यक्ति को तय करनी है, वे उसके बिना आते हैं, और `--items` उन्हें वजह के साथ लिखता है। जिस लिस्ट में अभी कोड नहीं हैं, उसे पहले `kosh classify items.csv -o coded.csv` या पेज "पूरी फ़ाइल" से निकालें।',

  Busy: 'Busy',
  'We know of no published form of file for items of Busy, so Kosh writes none for it. Its import from Excel asks which column holds what: write the items as a workbook, and assign the columns Item Name, Group, HSN/SAC, GST Rate and Unit there. Busy keeps the rate as the tax category of an item, so the categories have to exist first. We have not tried this in Busy itself; try it with a few items.':
    'Busy के आइटम की फ़ाइल का कोई प्रकाशित रूप हमें मालूम नहीं, इसलिए Kosh उसके लिए कोई नहीं लिखता। उसका Excel इंपोर्ट पूछता है कि किस कॉलम में क्या है: आइटम को वर्कबुक में लिखें, और वहाँ "Item Name", "Group", "HSN/SAC", "GST Rate" और "Unit" कॉलम चुनें। Busy दर को आइटम की टैक्स श्रेणी (tax category) के रूप में रखता है, इसलिए वे श्रेणियाँ पहले से होनी चाहिए। हमने इसे Busy में खुद नहीं आज़माया; थोड़े आइटम से आज़माएँ।',
  'Registers that Busy exports can be given to [Check](page:/check) as they are.':
    'Busy से निकले रजिस्टर [जाँच](page:/check) को जैसे हैं वैसे दिए जा सकते हैं।',

  'Whole catalogues (Spark, GNU parallel)': 'पूरा कैटलॉग (Spark, GNU parallel)',
  '`kosh classify` and `kosh check` use all cores (`--jobs` says how many) and make the same bytes with any number of them. Millions of rows go through the command itself, without a service, in every partition of an engine that pipes. Rows are NDJSON, one JSON object a line:':
    '`kosh classify` और `kosh check` सभी कोर काम में लेते हैं (`--jobs` से गिनती बताएँ), और कितने भी कोर हों, फ़ाइल बाइट-बाइट वही बनती है। लाखों पंक्तियाँ बिना किसी सेवा के सीधे इस कमांड से निकलती हैं, हर उस इंजन के हर हिस्से (partition) में जो पाइप करता है। पंक्तियाँ NDJSON हैं, हर लाइन में एक JSON ऑब्जेक्ट:',
  'Each line is read by itself, by the names of its fields: the text (`item`, `description`, `title` and the like; `-c` names another), `price`, `date` and `category` where they are there, `--role price=rate` for other names. So parts of a file get exactly what the whole file gets. Fields stay as they were written and others are added, from `hsn_sac` to `alternates`; where `needs_review` is true, a person looks. A partition without rows is done at once, and the exit code is 0 unless something went wrong.':
    'हर लाइन अपने आप पढ़ी जाती है, उसके फ़ील्ड के नामों से: टेक्स्ट (`item`, `description`, `title` जैसे नाम; `-c` से कोई और), और जहाँ हों वहाँ `price`, `date` और `category`; दूसरे नामों के लिए `--role price=rate`। इसलिए फ़ाइल के टुकड़ों को ठीक वही मिलता है जो पूरी फ़ाइल को। फ़ील्ड जैसे लिखे थे वैसे रहते हैं और `hsn_sac` से `alternates` तक जुड़ जाते हैं; जहाँ `needs_review` हाँ (true) है, वहाँ कोई व्यक्ति देखे। खाली हिस्सा तुरंत पूरा होता है, और कुछ गड़बड़ न हो तो कमांड 0 लौटाता है।',
  'In Spark, with `kosh` on the path of every worker:': 'Spark में, जब हर वर्कर के PATH पर `kosh` हो:',

  Python: 'Python',
  'Save [kosh.py](file:kosh.py) beside your program as kosh.py, or install it from the repository with `pip install ./clients/python`. It is typed, needs the standard library alone and waits when the cap is reached.':
    '[kosh.py](file:kosh.py) को kosh.py नाम से अपने प्रोग्राम के साथ रखें, या रिपॉज़िटरी से `pip install ./clients/python` चलाकर इंस्टॉल करें। इसमें टाइप लिखे हैं, Python की अपनी लाइब्रेरी के सिवा कुछ नहीं चाहिए, और सीमा पूरी होने पर यह रुक कर इंतज़ार करता है।',

  'In the repository `npm ci && npm run build` makes the package; in your project `npm install /path/to/kosh` adds it.':
    'रिपॉज़िटरी में `npm ci && npm run build` पैकेज बनाता है; आपके प्रोजेक्ट में `npm install /path/to/kosh` उसे जोड़ देता है।',

  'JavaScript and TypeScript': 'JavaScript और TypeScript',
  '`kosh/client` runs wherever there is `fetch`; `kosh/tariff` answers without a service, in Node and in browsers.':
    '`kosh/client` वहाँ चलता है जहाँ `fetch` है; `kosh/tariff` बिना सेवा के जवाब देता है, Node में और ब्राउज़र में।',

  'Agents (MCP)': 'एजेंट (MCP)',
  'Add `{codes}/mcp` to your agent as a server over streamable HTTP. Its tools find, describe, check and list changes; a sure lookup costs 200 tokens at most. For programs that start their servers themselves:':
    'अपने एजेंट में `{codes}/mcp` को streamable HTTP वाले सर्वर के रूप में जोड़ें। इसके टूल खोजते हैं, बताते हैं, जाँचते हैं और बदलाव गिनाते हैं; पक्की खोज में ज़्यादा से ज़्यादा 200 टोकन लगते हैं। जो प्रोग्राम अपने सर्वर खुद चलाते हैं, उनके लिए:',
  'Models that read sites begin with [llms.txt](page:/llms.txt).':
    'साइट पढ़ने वाले मॉडल [llms.txt](page:/llms.txt) से शुरू करते हैं।',

  'Your own site, feeds and calendars': 'आपकी अपनी साइट, फ़ीड और कैलेंडर',
  'Any page may show the finder like this, and no script runs in it; `/widget?q=paneer` begins with an answer, `/widget?lang=hi` speaks Hindi. Rate changes come as a feed, a calendar and a table:':
    'कोई भी पेज खोज को इस तरह दिखा सकता है, और उसमें कोई स्क्रिप्ट नहीं चलती; `/widget?q=paneer` जवाब के साथ खुलता है, `/widget?lang=hi` हिन्दी में है। दरों के बदलाव फ़ीड, कैलेंडर और टेबल के रूप में मिलते हैं:',
  '`from` and `to` are days, `chapter` has two digits, `codes` are codes or their first digits; all may be left out.':
    '`from` और `to` तारीखें हैं, `chapter` में दो अंक, `codes` में कोड या उनके पहले अंक; सब छोड़े जा सकते हैं।',

  'Prompts with curl': 'curl से प्रॉम्प्ट',
  'The first finds prompts, the second fills one in, the third runs a calculator. Every operation stands in the [API reference](page:/docs).':
    'पहला प्रॉम्प्ट खोजता है, दूसरा एक को भरता है, तीसरा कैलकुलेटर चलाता है। सब कुछ [API की जानकारी](page:/docs) में लिखा है।',
  'Prompts in JavaScript and TypeScript': 'JavaScript और TypeScript में प्रॉम्प्ट',
  '`kosh/prompts` answers without a service, in Node and in browsers.':
    '`kosh/prompts` बिना सेवा के जवाब देता है, Node में और ब्राउज़र में।',
  'Prompts and calculators for agents (MCP)': 'एजेंट के लिए प्रॉम्प्ट और कैलकुलेटर (MCP)',
  'Add `{prompts}/mcp` to your agent as a server over streamable HTTP: all prompts, with completion of their values, and the calculators, which `list_calculators` names. For programs that start their servers themselves:':
    'अपने एजेंट में `{prompts}/mcp` को streamable HTTP वाले सर्वर के रूप में जोड़ें: सभी प्रॉम्प्ट, उनके मान पूरे करने की सुविधा के साथ, और कैलकुलेटर, जिन्हें `list_calculators` गिनाता है। जो प्रोग्राम अपने सर्वर खुद चलाते हैं, उनके लिए:',
  'Prompts as files': 'प्रॉम्प्ट, फ़ाइल के रूप में',
  'A prompt comes as Markdown, messages for LangChain and Langfuse, Claude Skill, Fabric pattern, Prompty, promptfoo test or MCP prompt; the archive holds all prompts in every form. On the command line, with the notes in a file:':
    'प्रॉम्प्ट Markdown, LangChain और Langfuse के लिए संदेश, Claude Skill, Fabric पैटर्न, Prompty, promptfoo टेस्ट या MCP प्रॉम्प्ट के रूप में मिलता है; आर्काइव में सभी प्रॉम्प्ट हर रूप में हैं। कमांड लाइन पर, जब नोट्स किसी फ़ाइल में हों:',
};

export const recipes: Texts['recipes'] = {
  heading: 'यहाँ इस्तेमाल करें…',
  list: 'तरीके',
  copy: 'कॉपी करें',
  pages: {
    tariff: {
      title: 'Google Sheets, Excel, Tally, Zoho, Python और एजेंट में HSN कोड और GST दर · Kosh',
      description:
        'HSN और SAC कोड GST दर के साथ Google Sheets, Excel, Tally, Zoho Books, Busy, ERPNext, Python, JavaScript, curl और MCP वाले एजेंट में कैसे लाएँ।',
      other: 'दूसरे प्रोग्राम में प्रॉम्प्ट और कैलकुलेटर',
    },
    prompts: {
      title: 'अपने प्रोग्राम और एजेंट में प्रॉम्प्ट और कैलकुलेटर · Kosh',
      description: 'प्रॉम्प्ट और कैलकुलेटर curl, JavaScript, फ़ाइल और MCP वाले एजेंट से कैसे इस्तेमाल करें।',
      other: 'Google Sheets, Excel, Tally और दूसरे प्रोग्राम में कोड और दरें',
    },
  },
  sentence: (english) => SENTENCES[english],
};
