; Installs the companion for one user, without asking for an administrator; uninstalling keeps the evenings.
Target amd64-unicode ; the program itself is for 64 bits only
!include MUI2.nsh
!include FileFunc.nsh

Name "Companion"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Companion"
RequestExecutionLevel user
SetCompressor /SOLID lzma
ShowInstDetails nevershow
VIProductVersion "${VERSION}.0"
VIAddVersionKey ProductName "Companion"
VIAddVersionKey FileDescription "The referee at the card table"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey LegalCopyright "MIT license"

!define MUI_ICON "${TREE}\companion.ico"
!define MUI_UNICON "${TREE}\companion.ico"
!define MUI_WELCOMEPAGE_TITLE "The referee at your card table"
!define MUI_WELCOMEPAGE_TEXT "When the companion starts for the first time, Windows asks whether Python may be reached from the network.$\r$\n$\r$\nTick $\"Private networks$\" and choose $\"Allow$\": only then can the tablet and the phones at the table see it. It never needs the Internet.$\r$\n$\r$\nThe companion runs in a small window. Close that window to stop it."
!define MUI_FINISHPAGE_RUN "$INSTDIR\companion.exe"
!define MUI_FINISHPAGE_RUN_PARAMETERS "play --open"
!define MUI_FINISHPAGE_RUN_TEXT "Start the companion now"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

!define LISTED "Software\Microsoft\Windows\CurrentVersion\Uninstall\Companion"

Section
  SetOutPath "$INSTDIR"
  RMDir /r "$INSTDIR\site-packages" ; of an earlier version
  File /r "${TREE}\*.*"
  CreateShortcut "$SMPROGRAMS\Companion.lnk" "$INSTDIR\companion.exe" "play --open" "$INSTDIR\companion.ico"
  CreateShortcut "$DESKTOP\Companion.lnk" "$INSTDIR\companion.exe" "play --open" "$INSTDIR\companion.ico"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  WriteRegStr HKCU "${LISTED}" "DisplayName" "Companion"
  WriteRegStr HKCU "${LISTED}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${LISTED}" "DisplayIcon" "$INSTDIR\companion.ico"
  WriteRegStr HKCU "${LISTED}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${LISTED}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${LISTED}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${LISTED}" "NoModify" 1
  WriteRegDWORD HKCU "${LISTED}" "NoRepair" 1
SectionEnd

Section "Uninstall"
  Delete "$SMPROGRAMS\Companion.lnk"
  Delete "$DESKTOP\Companion.lnk"
  RMDir /r "$INSTDIR"
  DeleteRegKey HKCU "${LISTED}"
  DetailPrint "The evenings are kept in $LOCALAPPDATA\companion."
SectionEnd
