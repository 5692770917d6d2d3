interface Country {
  /** Two letters, ISO 3166-1. */
  readonly Code: string;
  /** In English; `Intl.DisplayNames` has the other languages. */
  readonly Name: string;
}

const ENTRIES = `
AF Afghanistan; AL Albania; DZ Algeria; AS American Samoa; AD Andorra; AO Angola; AI Anguilla; AQ Antarctica;
AG Antigua and Barbuda; AR Argentina; AM Armenia; AW Aruba; AU Australia; AT Austria; AZ Azerbaijan;
BS Bahamas; BH Bahrain; BD Bangladesh; BB Barbados; BY Belarus; BE Belgium; BZ Belize; BJ Benin; BM Bermuda;
BT Bhutan; BO Bolivia; BQ Bonaire, Sint Eustatius and Saba; BA Bosnia and Herzegovina; BW Botswana;
BV Bouvet Island; BR Brazil; IO British Indian Ocean Territory; BN Brunei Darussalam; BG Bulgaria;
BF Burkina Faso; BI Burundi; KH Cambodia; CM Cameroon; CA Canada; CV Cape Verde; KY Cayman Islands;
CF Central African Republic; TD Chad; CL Chile; CX Christmas Island; CC Cocos (Keeling) Islands; CO Colombia;
KM Comoros; CK Cook Islands; CR Costa Rica; CI Cote d'Ivoire; HR Croatia; CU Cuba; CW Curaçao; CY Cyprus;
CZ Czech Republic; CD Democratic Republic of the Congo; DK Denmark; DJ Djibouti; DM Dominica;
DO Dominican Republic; EC Ecuador; EG Egypt; SV El Salvador; GQ Equatorial Guinea; ER Eritrea; EE Estonia;
SZ Eswatini; ET Ethiopia; FK Falkland Islands (Malvinas); FO Faroe Islands; FJ Fiji; FI Finland; FR France;
GF French Guiana; PF French Polynesia; TF French Southern Territories; GA Gabon; GE Georgia; DE Germany;
GH Ghana; GI Gibraltar; GR Greece; GL Greenland; GD Grenada; GP Guadeloupe; GU Guam; GT Guatemala;
GG Guernsey; GN Guinea; GW Guinea-Bissau; GY Guyana; HT Haiti; HM Heard Island and McDonald Islands;
VA Holy See (Vatican City State); HN Honduras; HK Hong Kong; HU Hungary; IS Iceland; IN India; ID Indonesia;
IQ Iraq; IE Ireland; IR Islamic Republic of Iran; IM Isle of Man; IL Israel; IT Italy; JM Jamaica; JP Japan;
JE Jersey; JO Jordan; KZ Kazakhstan; KE Kenya; KI Kiribati; XK Kosovo; KW Kuwait; KG Kyrgyzstan;
LA Lao People's Democratic Republic; LV Latvia; LB Lebanon; LS Lesotho; LR Liberia; LY Libya;
LI Liechtenstein; LT Lithuania; LU Luxembourg; MO Macao; MG Madagascar; MW Malawi; MY Malaysia; MV Maldives;
ML Mali; MT Malta; MH Marshall Islands; MQ Martinique; MR Mauritania; MU Mauritius; YT Mayotte; MX Mexico;
FM Micronesia, Federated States of; MD Moldova, Republic of; MC Monaco; MN Mongolia; ME Montenegro;
MS Montserrat; MA Morocco; MZ Mozambique; MM Myanmar; NA Namibia; NR Nauru; NP Nepal; NL Netherlands;
NC New Caledonia; NZ New Zealand; NI Nicaragua; NE Niger; NG Nigeria; NU Niue; NF Norfolk Island;
KP North Korea; MP Northern Mariana Islands; NO Norway; OM Oman; PK Pakistan; PW Palau; PA Panama;
PG Papua New Guinea; PY Paraguay; CN People's Republic of China; PE Peru; PH Philippines; PN Pitcairn;
PL Poland; PT Portugal; PR Puerto Rico; QA Qatar; GM Republic of The Gambia; CG Republic of the Congo;
RE Reunion; RO Romania; RU Russian Federation; RW Rwanda; BL Saint Barthélemy; SH Saint Helena;
KN Saint Kitts and Nevis; LC Saint Lucia; MF Saint Martin (French part); PM Saint Pierre and Miquelon;
VC Saint Vincent and the Grenadines; WS Samoa; SM San Marino; ST Sao Tome and Principe; SA Saudi Arabia;
SN Senegal; RS Serbia; SC Seychelles; SL Sierra Leone; SG Singapore; SX Sint Maarten (Dutch part);
SK Slovakia; SI Slovenia; SB Solomon Islands; SO Somalia; ZA South Africa;
GS South Georgia and the South Sandwich Islands; KR South Korea; SS South Sudan; ES Spain; LK Sri Lanka;
PS State of Palestine; SD Sudan; SR Suriname; SJ Svalbard and Jan Mayen; SE Sweden; CH Switzerland;
SY Syrian Arab Republic; TW Taiwan, Province of China; TJ Tajikistan; TH Thailand;
MK The Republic of North Macedonia; TL Timor-Leste; TG Togo; TK Tokelau; TO Tonga; TT Trinidad and Tobago;
TN Tunisia; TM Turkmenistan; TC Turks and Caicos Islands; TV Tuvalu; TR Türkiye; UG Uganda; UA Ukraine;
AE United Arab Emirates; GB United Kingdom; TZ United Republic of Tanzania;
UM United States Minor Outlying Islands; US United States of America; UY Uruguay; UZ Uzbekistan; VU Vanuatu;
VE Venezuela; VN Vietnam; VG Virgin Islands, British; VI Virgin Islands, U.S.; WF Wallis and Futuna;
EH Western Sahara; YE Yemen; ZM Zambia; ZW Zimbabwe; AX Åland Islands
`;

/** All countries, sorted by English name. */
export const COUNTRIES: readonly Country[] = ENTRIES.trim()
  .split(/;\s/)
  .map((entry) => ({ Code: entry.slice(0, 2), Name: entry.slice(3) }));
