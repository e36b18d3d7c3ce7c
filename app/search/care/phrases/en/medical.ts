import { words } from "../patterns.ts";

const family =
  "(my (own )?(mom|mum|mother|dad|father|son|daughter|baby|kids?|child|children|husband|wife|partner|brother|sister|grandmother|grandfather|grandma|grandpa|nan|parents?|toddler|newborn|dog|cat|boyfriend|girlfriend|friend|uncle|aunt)s?|our (baby|son|daughter|kids?|child|children|dog|cat)|(a|an) (baby|child|toddler|kid|infant|pregnant woman|\\w+ year old))";
const part =
  "(head|stomach|belly|tummy|tooth|teeth|back|neck|chest|knees?|shoulders?|arms?|legs?|foot|feet|ankles?|wrists?|hands?|fingers?|toes?|ears?|eyes?|nose|throat|tongue|gums?|skin|breasts?|lungs?|liver|kidneys?|heart|hips?|elbows?|moles?|scalp|hair|jaw|joints?|muscles?|ribs?|periods?|pee|urine|stool|poop)";
const drink = "(alcohol|wine|beer|vodka|coffee|grapefruit)";
const drug =
  "(antibiotics?|antidepressants?|painkillers?|ibuprofen|advil|aspirin|paracetamol|acetaminophen|tylenol|penicillin|steroids?|cortisone|insulin|melatonin|metformin|ozempic|statins?|lipitor|warfarin|prednisone|amoxicillin|metronidazole|lexapro|prozac|zoloft|xanax|adderall|viagra|lisinopril|omeprazole|naproxen|benadryl|nyquil|dayquil|excedrin|aleve|motrin|sudafed|zyrtec|claritin|antihistamines?|cetirizine|loratadine|sertraline|fluoxetine|citalopram|escitalopram|venlafaxine|wellbutrin|bupropion|trazodone|amitriptyline|gabapentin|tramadol|codeine|oxycodone|diazepam|lorazepam|lithium|methotrexate|levothyroxine|amlodipine|atorvastatin|simvastatin|clopidogrel|blood thinners?|beta blockers?|eliquis|xarelto|semaglutide|wegovy|azithromycin|doxycycline|ciprofloxacin|diclofenac|st johns? wort)";
const supplement =
  "(creatine|magnesium|zinc|iron|vitamin \\w+|multivitamins?|omega 3|fish oil|ashwagandha|turmeric|curcumin|protein|whey|caffeine|potassium|calcium|folic acid|folate|biotin|collagen|probiotics?|ginseng|cbd|berberine|electrolytes|pre ?workout|iodine|selenium|b12|d3|ginkgo)";
const report =
  "(blood ?(tests?|work|counts?|results?)|lab (results?|report|work)|labs|x ?rays?|mris?|ct( scan)?|ultrasounds?|ecgs?|ekgs?|mammograms?|biopsy|psa|hba1c|a1c|tsh|cholesterol|white blood cells?|hemoglobin|creatinine|ferritin|blood sugar|blood pressure|urine test|stool test|rash)";

export const ailment = words`
  (head|stomach|tooth|back|ear|belly|tummy)? ?(aches?|pains?(?! points?))
  ((this|that|a|the|my) (mole|spot on \w+ \w+)|hurts?|sore|swollen|swelling|bleed(s|ing)?(?! edge)|numb|itchy|itching|lump(?! sum)|bump|blisters?|bruises?)
  (vomit(ing)?|throwing up|nausea|nauseous|diarrh?o?ea|constipat(ed|ion)|heartburn|bloat(ed|ing)|food poisoning|hangover)
  (migraines?|fever(?! dream)|cough(ing)?|flu|influenza|covid|a cold|colds|cold sores?|rash|hives|acne|eczema|psoriasis|a burn|sunburn|hair loss|warts?)
  (dizz(y|iness)|insomnia|cant sleep|always tired|depress(ion|ed)|anxiety|panic attacks?|adhd|autism|bipolar|ptsd|dementia|alzheimers?)
  (diabet(es|ic)|cancer(ous)?|tumou?rs?|melanoma|asthma|allerg(y|ies|ic)|infections?|infected|uti|hpv|hiv|herpes|pneumonia|bronchitis|appendicitis|gout|an(a)?emia|thyroid|hepatitis|measles|rabies|tetanus)
  (high cholesterol|pregnan(t|cy)|miscarriage|menopause|strokes?(?! (or|width|count|order|does|of (luck|genius)))|seizures?|heart attack|palpitations|blood clots?|arthritis|concussion|sprain(ed)?|fractured?)
  fatigued?|exhaustion|weight (gain|loss)|runny nose|sneezing|stuffy nose|urinat(e|ing)|peeing|cramps?|hot flashes|brain fog|ulcers?|wound|injur(y|ies|ed)|sensitivity to light|swallow(ed|ing)|fainted|fainting|choking(?! on (notifications|e?mails?|data))|nose ?bleeds?|stitches|contagious
  (chronic|kidney|liver|heart|lung|thyroid) (pain|disease|failure|health|attack)|hormones?|perimenopause|prostate|hypertension|hypothyroid(ism)?
  symptoms?|diseases?|illness|sick(?! of)|unwell|(lose|losing|gain(ing)?) (\w+ )?weight|weight .{0,10}lose
`;

export const remedy = words`
  dos(e|es|age)|pills?|tablets?|medicines?|medications?|meds|drugs?|vaccines?|vaccinate|supplements?|vitamins?|prescriptions?|inhaler|chemo|hormone therapy|birth control|surgery
  ${drug}|${supplement}
  light therapy|phototherapy|red light|infrared( light)?
`;

export const finding = words`
  ${report}|heart rate|pulse|temperature of 3\d
`;

export const advice = words`
  (should|can|could|may|must|do|am|have|need) i|my|i(m|ve| have| am| feel| found| forgot)
  treat(ment|ed|ing)?|cure|relieve|relief|remed(y|ies)|get rid of|lower|safe|dangerous|side effects?|diagnos(e|is|ed)
  how (much|many|often)|how long (does|will|until)|how (do|does|can|is|are) .{0,40} (treated|healed?|cured|prevented)|prevent|heal|recover|give me|recommend|explain|interpret|diet|what helps|good (for|diet)|best|normal|too (high|low|much|many)|per day|a day|daily|max(imum)?|interact(s|ions?)?|together|ok(ay)? to|amount|bad for|how long is|keep getting|(what|anything) (to|can i|should i) do|for (adults|children|kids|women|men)|help (with|against)|helps?|against|works? for|overdose|(symptoms|signs|treatments?|causes?) (of|for)|(could|can|is) (this|it|that)( be)?|is \d+( \d)? a
  ${family}
`;

export const personal = words`
  (should|can|could|may|must) (i|we|he|she|my \w+|our \w+|${family}) (take|stop|start|use(?! (voice|the (chat|app|keyboard)|a (keyboard|screen reader)))|try|mix|combine|double|skip|increase|reduce|quit|give|have|eat|drink|vaccinate)
  (for|treat|cure|about|with) my (own )?\w+$
`;

export const complaint = words`
  (whats|what is|something|anything) wrong with my ${part}
  (is|are|was) my ${part} \w+|what (is|are) (this|these|that|the) (\w+ )?(spots?|dots?|lumps?|bumps?|marks?|rash|patch(es)?) (on|in|under) my (\w+ )?${part}
  my (\w+ )?${part} (\w+ )?(is|are|turned|turns|went|looks?|feels?|got|changed) (\w+ )?(black|blue|purple|green|yellow|white|red|hard|warm|cold|stiff|tight|tingly|weird|strange|swollen|color|colour)
  my (\w+ )?${part} (\w+ )?(hurts?|aches?|ringing|swollen|numb|sore|red|killing me|races?|burns?|itch(es)?|has been killing|ha(s|ve) been|bleeds?|(is|are) (\w+ )?(numb|swollen|red|itchy|bleeding|sore|ringing|killing|racing|yellow))
  (an?|my) (numb|swollen|broken|sprained|itchy|sore|weird|painful) ${part}
  (lump|bump|mole|pain|rash|blood|burning|tingling|cramps?) (in|on|under|behind) (my|his|her|the) (\w+ )?${part}
  (broke|sprained|twisted|fractured|dislocated|cut|burned|burnt) my ${part}
  why am i (always |so )*(tired|dizzy|thirsty|sweating|bloated|cold|nauseous|itchy|shaking|exhausted)
  (throwing up|vomiting|coughing|bleeding|dizzy|sick) (since|for|all|when|after|during|a lot|blood)
  i feel (dizzy|sick|nauseous|faint|feverish|weak)
  ${family} .{0,20}(fever|stroke|rash|seizure|temperature|swallowed|ate (a )?(chocolate|battery|grapes|raisins)|pooped|vomit(s|ed|ing)?|throwing up|ear infection|coughing)
  \d{2,3} over \d{2,3} (bad|high|ok|normal|dangerous|low)
  (is|has|have) (a )?(temperature of )?3[6-9]( \d)? (degrees|a fever|fever|too high)|3[89]( \d)? fever
  (am|could|might) i (be )?(pregnant|depressed|diabetic|autistic|bipolar|an?emic|contagious|infected|having an? \w+)
  (do|did|could|might) (i|he|she|we|${family}) have (an? |the )?(covid|cancer|flu|adhd|diabetes|depression|autism|infection|uti|std|hiv|concussion|fever|stroke|heart attack)
  what does it mean (if|when|that) my (\w+ )?${part}
  what does (a |an )?(high|low|elevated) \w+ mean for me
  know if i have (an? |the )?(adhd|covid|flu|cancer|diabetes|depression|autism|uti|std|anxiety)
  what (condition|disease|illness|disorder|infection|medicine|medication|drugs?|dose|pills?) (do|should|could|can|might) (i|he|she|we|${family})
  what do i have$|will i (recover|die|heal|survive)
  (is|was|im|are|he|she) (\w+ )?not breathing|(cant|cannot|trouble|difficulty|hard to) (breathe|breathing|swallow(ing)?|walk)|short(ness)? of breath
  (dose|dosage) (of|for) (\w+ )?${drug}|(prescribe|give) me (something|medicine|a prescription|pills|drugs)
  (ive|i have|hes|shes|been) (been )?(urinating|peeing|vomiting|coughing|bleeding|sneezing|sweating|throwing up)
  can you (diagnose|prescribe|treat|examine)|(diagnose|prescribe|examine) me|second opinion on (my|his|her)
  (my|his|her|${family}) (\w+ )?${report}
  resting heart rate|heart rate of \d+
  (mix|combine|drink|take) (\w+ ){0,3}${drink} (and|with|on) (\w+ )?${drug}|(mix|combine|take) (\w+ )?${drug} (and|with) \w+
  ${drug} .{0,40}\b(${drug}|${supplement}|${drink})|(${supplement}|${drink}) .{0,20}\b(${drug}|together)|(mix|combine) ${supplement} (and|with) \w+
  my period (is|was|has been) (\w+ ){0,4}(late|early|heavy|irregular|missing|long|short)
  (my|his|her|${family}) (\w+ )?${part} (\w+ )?(twitch(es|ing)|click(s|ing)?|crack(s|ing)|pops|popping|trembl\w+|shak(es|ing)|is (\w+ )?(dark|cloudy|twitching|trembling))
  is (1\d\d|[89]\d) (over )?([5-9]\d|1[0-2]\d) (bad|high|ok|normal|dangerous|low)|(insect|mosquito|tick|bee|wasp|dog|cat|spider) (bites?|stings?)
  do i need (stitches|antibiotics|an x ray|a doctor|surgery)
  need an? (tetanus|flu|rabies|booster|vaccine) (shot|vaccine|jab)
  (go to|call) (the )?(er|emergency room|hospital|a doctor|an ambulance)
`;

export const study = words`
  api|endpoint|webhook|curl|stud(y|ies)|trials?|cohorts?|request|parameters?|papers?|articles?|datasets?|forest plot|interval|sample size|subgroups?|outcomes?|adverse events?|dropout|p values?
  voice (mode|input|output)|(use|by) voice|keyboard|screen reader
`;

export const product = words`
  upload|files?|leaflet|summari[sz]e|translate|analy[sz](e|es|is)|models?|medical (advice|devices?)|assistant|units?|data|bug|page|site|website|chat|code|poem|story|novel|prices?|pricing|subscription|plan
`;
